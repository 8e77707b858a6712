import type { MachineCommand } from "./machine-command.ts";
import { RESTORE_COMMANDS } from "./restore-commands.ts";

/** Everything that is done on the shop's machine, without a running shop. */
export const MACHINE_COMMANDS: readonly MachineCommand[] = [...RESTORE_COMMANDS];
