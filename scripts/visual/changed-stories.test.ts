import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileOfCommand } from "../commands.ts";

const root = join(import.meta.dirname, "../..");

test("a changed piece selects its own stories, and those of pages that import it dynamically", () => {
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
