import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileOfCommand } from "./commands.ts";

const root = join(import.meta.dirname, "..");

/** A command that takes longer has hung; the limit is generous for busy machines. */
const LIMIT_MINUTES = 90;

/**
 * Runs a command of a development dependency and returns its exit code; a command that could not be started, was killed or
 * timed out counts as failed. With `isHeld` its output is buffered until it has ended, because another command prints
 * meanwhile.
 */
export function runCommand(command: string, args: string[], { isHeld = false } = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileOfCommand(command), ...args], {
      cwd: root,
      stdio: isHeld ? ["inherit", "pipe", "pipe"] : "inherit",
      // Buffered output is printed together at the end.
      env: { ...process.env, ...(isHeld && process.stdout.isTTY && { FORCE_COLOR: "1" }) },
    });
    const held: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => held.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => held.push(chunk));
    const limit = setTimeout(() => {
      console.error(`${command} ${args[0] ?? ""} took longer than ${LIMIT_MINUTES} minutes and was stopped.`);
      child.kill("SIGKILL");
      // Child processes may keep the streams open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, LIMIT_MINUTES * 60_000);
    const end = (code: number) => {
      clearTimeout(limit);
      process.stdout.write(Buffer.concat(held));
      resolve(code);
    };
    child.on("error", (error) => {
      console.error(error.message);
      end(1);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
