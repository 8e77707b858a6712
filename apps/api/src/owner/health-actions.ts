import { z } from "zod";
import { checksText, databaseChecks } from "../health/index.ts";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";

export const HEALTH_ACTIONS: readonly Action[] = [
  defineAction({
    name: "health",
    about: "the running shop's database, migrations, jobs and pictures, of which doctor says more",
    input: z.object({}),
    role: "packer",
    kind: "read",
    async run(_input, { db }) {
      const checks = await databaseChecks(db);
      return { message: checksText(checks), data: toJson(checks) };
    },
  }),
];
