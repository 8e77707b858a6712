import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileOfCommand } from "./commands.ts";

const root = join(import.meta.dirname, "..");

/**
 * A command of a development dependency, run to its end. Answers with the exit code; a command that could not be started,
 * was killed, or took longer than `limitMs` (it hangs: a busy machine is no fault) counts as failed.
 */
export function runCommand(command: string, args: string[], limitMs = 90 * 60_000): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileOfCommand(command), ...args], { cwd: root, stdio: "inherit" });
    const limit = setTimeout(() => {
      console.error(`${command} ${args[0] ?? ""} took longer than ${limitMs / 60_000} minutes and was stopped.`);
      child.kill("SIGKILL");
    }, limitMs);
    const end = (code: number) => {
      clearTimeout(limit);
      resolve(code);
    };
    child.on("error", (error) => {
      console.error(error.message);
      end(1);
    });
    child.on("exit", (code) => end(code ?? 1));
  });
}

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
