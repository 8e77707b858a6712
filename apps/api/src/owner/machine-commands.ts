import type { MachineCommand } from "./machine-command.ts";
import { RESTORE_COMMANDS } from "./restore-commands.ts";
import { SETUP_COMMANDS } from "./setup-commands.ts";

/** Everything that is done on the shop's machine, without a running shop. */
export const MACHINE_COMMANDS: readonly MachineCommand[] = [...SETUP_COMMANDS, ...RESTORE_COMMANDS];
