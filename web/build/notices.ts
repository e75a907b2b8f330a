// The licences of the packages whose code or fonts are in the built page, as one text beside it.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Write `assets/notices.txt` from what was bundled. */
export function notices(root: string): Plugin {
  return {
    name: "kibitz-notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const used = new Set<string>();
      for (const file of Object.values(bundle)) {
        const sources = file.type === "chunk" ? file.moduleIds : file.originalFileNames;
        for (const source of sources) {
          const name = PACKAGE.exec(source.replaceAll("\\", "/"))?.[1];
          if (name !== undefined) used.add(name);
        }
      }
      const texts = [...used].sort().map((name) => noticeOf(join(root, "node_modules", name), name));
      this.emitFile({ type: "asset", fileName: "assets/notices.txt", source: texts.join(`\n${"-".repeat(72)}\n\n`) });
    },
  };
}

function noticeOf(folder: string, name: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Record<string, unknown>;
  const licence = existsSync(folder) ? readdirSync(folder).find((file) => /^licen[cs]e/i.test(file)) : undefined;
  const text = licence === undefined ? "" : readFileSync(join(folder, licence), "utf-8");
  return `${name} ${String(about["version"])} (${String(about["license"])})\n\n${text.trim()}\n`;
}
