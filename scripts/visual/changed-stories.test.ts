import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileOfCommand } from "../commands.ts";

const root = join(import.meta.dirname, "../..");

test("a piece that changes has its own stories compared, and those of the pages that show it, whose code is imported when it is needed", () => {
  const words = [
    "list",
    "--filesOnly",
    "--project",
    "light-desktop",
    "--config",
    "scripts/visual/changed-piece.config.ts",
  ];
  const { stdout } = spawnSync(process.execPath, [fileOfCommand("vitest"), ...words], { cwd: root, encoding: "utf8" });
  expect(stdout).toContain("packages/ui/src/cart-table/cart-table.stories.tsx");
  expect(stdout).toContain("apps/store/src/pages-stories/cart.stories.tsx");
  expect(stdout).not.toContain("packages/ui/src/badge/badge.stories.tsx");
});
