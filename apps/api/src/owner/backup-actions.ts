import { z } from "zod";
import { backupProblems } from "../backup/index.ts";
import { Refusal } from "../http/refusal.ts";
import { type Action, defineAction } from "./action.ts";
import { wholePath } from "./command-file.ts";
import { contentOf, restorableBy } from "./backup-text.ts";

export const BACKUP_ACTIONS: readonly Action[] = [
  defineAction({
    name: "backup",
    about: "a copy of the database and the uploaded pictures in a new folder, while the shop runs",
    input: z.object({
      folder: z.string().describe("whole path of a folder that is new or empty; it will hold personal data"),
    }),
    positional: ["folder"],
    role: "owner",
    kind: "change",
    async run({ folder }, { shop, actor, record }) {
      const manifest = await shop.backups.write(wholePath(folder, { actor }), record);
      return {
        message: `${folder} holds ${contentOf(manifest)}.${restorableBy(manifest)}`,
        data: { folder, files: manifest.files.length },
      };
    },
  }),
  defineAction({
    name: "verify",
    about: "checks stock, orders, money, invoices and pictures against each other, or the files of a backup",
    input: z.object({
      folder: z.string().optional().describe("whole path of a backup. Without it, the shop is checked"),
    }),
    positional: ["folder"],
    role: "owner",
    kind: "read",
    async run({ folder }, { shop, actor }) {
      const problems =
        folder === undefined ? await shop.backups.findProblems() : await backupProblems(wholePath(folder, { actor }));
      if (problems.length > 0)
        throw new Refusal(
          409,
          `${problems.length === 1 ? "1 problem" : `${problems.length} problems`}:\n${problems.join("\n")}`,
        );
      return { message: folder === undefined ? "Everything adds up." : `${folder} is complete and undamaged.` };
    },
  }),
];
