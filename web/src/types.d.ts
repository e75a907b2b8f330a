declare module "virtual:words/*" {
  const words: string;
  export default words;
}
