import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as pictures from "../packages/ui/src/fixtures/pictures.ts";
import * as scenes from "../packages/ui/src/fixtures/scenes.ts";

// File names contain a content hash, so every regenerated picture has a new name.
test("stories name only existing pictures", () => {
  const there = new Set(readdirSync(join(import.meta.dirname, "../apps/api/seed/pictures")));
  const named = JSON.stringify([pictures, scenes]).matchAll(/\/media\/([^" ]+)/g);
  const missing = [...named].map(([, file]) => file ?? "").filter((file) => !there.has(file));
  // The story of a broken picture names missing files on purpose.
  expect(missing.filter((file) => !file.startsWith("not-there."))).toEqual([]);
});
