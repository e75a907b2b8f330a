// Small sounds made on the spot: a card put down, a trick taken, your turn.

let context: AudioContext | null = null;

export type Sound = "card" | "trick" | "turn";
const TONES: Record<Sound, [frequency: number, seconds: number, loud: number][]> = {
  card: [[190, 0.05, 0.12]],
  trick: [[392, 0.09, 0.07], [523, 0.14, 0.07]],
  turn: [[587, 0.12, 0.06]],
};

/** Play a sound; silently does nothing where the browser has none. loudness: from 0 to 1, half of it is quiet. */
export function play(sound: Sound, loudness: number): void {
  if (loudness <= 0) return;
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // until the first touch of the page
  let at = context.currentTime;
  for (const [frequency, seconds, loud] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "card" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(frequency, at);
    if (sound === "card") tone.frequency.exponentialRampToValueAtTime(70, at + seconds);
    volume.gain.setValueAtTime(loud * 2 * loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}
