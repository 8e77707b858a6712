#!/usr/bin/env node
import { spawnSync } from "node:child_process";

// The serving scripts in package.json start with `exec`, so that the server replaces the shell and receives signals
// sent to npm. POSIX shells have `exec` built in; on Windows this file stands in for it.
const { status } = spawnSync(process.argv.slice(2).join(" "), { shell: true, stdio: "inherit" });
process.exitCode = status ?? 1;
