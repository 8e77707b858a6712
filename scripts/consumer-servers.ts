import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, transformWithOxc } from "vite";
import { fileOfCommand } from "./commands.ts";
import { install, lockedPackages, type Tarballs } from "./consumer-apps.ts";

const pages = join(import.meta.dirname, "../packages/ui/consumers");

/** Production settings, independent of this process. */
const ENVIRONMENT = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

/** A consumer app with its own rendering server. */
export interface ServedApp {
  name: "next" | "react-router" | "lowest-react";
  origin: string;
  close: () => Promise<void>;
}

/** Next.js App Router: components in a server component, the provider in a client component. */
export async function serveNext(tarballs: Tarballs, folder: string): Promise<ServedApp> {
  const app = join(folder, "next");
  cpSync(join(pages, "next"), app, { recursive: true });
  cpSync(join(pages, "shop.css"), join(app, "shop.css"));
  // Without type packages Next does not require TypeScript.
  const { code } = await transformWithOxc(readFileSync(join(pages, "pieces.tsx"), "utf8"), "pieces.tsx", {
    jsx: { runtime: "automatic", development: false },
  });
  writeFileSync(join(app, "pieces.js"), `"use client";\n${code}`);
  writeFileSync(join(app, "next.config.js"), "export default { turbopack: { root: import.meta.dirname } };\n");
  install(tarballs, app, ["next", "react", "react-dom"], lockedPackages(join(pages, "next")));

  const next = join(app, "node_modules/next/dist/bin/next");
  execFileSync(process.execPath, [next, "build"], {
    cwd: app,
    env: ENVIRONMENT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return started("next", [next, "start", "-H", "127.0.0.1", "-p", "0"], app);
}

/** Starts a server that prints its address when it is ready. */
async function started(name: ServedApp["name"], command: string[], cwd: string): Promise<ServedApp> {
  const server = spawn(process.execPath, command, { cwd, env: ENVIRONMENT });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (words: Buffer) => {
      said += words.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address && said.includes("Ready")) resolve(`${address}/`);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.on("exit", () => reject(new Error(`The server has ended: ${said}`)));
  });
  const ended = new Promise<void>((resolve) => server.on("exit", () => resolve()));
  return { name, origin, close: () => (server.kill(), ended) };
}

/** React Router on a small server: plain Node imports the package from `node_modules`. */
export async function serveReactRouter(folder: string, name: ServedApp["name"] = "react-router"): Promise<ServedApp> {
  const app = join(folder, "react-router");
  cpSync(join(pages, "react-router"), app, { recursive: true });
  for (const file of ["pieces.tsx", "shop.css"]) cpSync(join(pages, file), join(folder, file));
  const options: InlineConfig = { root: app, configFile: false, logLevel: "warn", plugins: [react()] };
  await build({ ...options, build: { outDir: join(app, "dist/browser") } });
  await build({ ...options, build: { outDir: join(app, "dist/server"), ssr: "entry-server.tsx" } });
  return started(name, ["server.ts"], app);
}

/** The same app on the lowest supported React, where each entry is first imported and type-checked. */
export async function serveLowestReact(
  tarballs: Tarballs,
  folder: string,
  entries: readonly string[],
): Promise<ServedApp> {
  const lowest = join(folder, "lowest-react");
  mkdirSync(lowest);
  const names = ["react", "react-dom", "@types/react", "@types/react-dom", "react-router", "zod"];
  install(tarballs, lowest, names, lockedPackages(join(pages, "lowest-react")));
  writeFileSync(join(lowest, "entries.ts"), entries.map((entry) => `import "@selvedge/ui/${entry}";\n`).join(""));
  cpSync(join(pages, "pieces.tsx"), join(lowest, "pieces.tsx"));
  const run = (...command: string[]) => execFileSync(process.execPath, command, { cwd: lowest, stdio: "inherit" });
  run("entries.ts");
  const strict = ["--strict", "--noEmit", "--ignoreConfig", "--jsx", "react-jsx", "--types", "react"];
  const modules = ["--target", "esnext", "--module", "esnext", "--moduleResolution", "bundler"];
  run(fileOfCommand("tsc"), ...strict, ...modules, "entries.ts", "pieces.tsx");
  return serveReactRouter(lowest, "lowest-react");
}
