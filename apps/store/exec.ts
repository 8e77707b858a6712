#!/usr/bin/env node
import { spawnSync } from "node:child_process";

// The scripts of package.json that serve begin with `exec`, so that the shell makes room for the server and a signal to npm
// reaches it. Shells know the word by themselves; the one of Windows does not, and finds this instead.
const { status } = spawnSync(process.argv.slice(2).join(" "), { shell: true, stdio: "inherit" });
process.exitCode = status ?? 1;
