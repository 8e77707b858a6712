import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as pictures from "../packages/ui/src/fixtures/pictures.ts";
import * as scenes from "../packages/ui/src/fixtures/scenes.ts";

// The names carry a hash of what is in the file, so each new round of pictures changes them.
test("stories name only pictures that there are", () => {
  const there = new Set(readdirSync(join(import.meta.dirname, "../apps/api/seed/pictures")));
  const named = JSON.stringify([pictures, scenes]).matchAll(/\/media\/([^" ]+)/g);
  const missing = [...named].map(([, file]) => file ?? "").filter((file) => !there.has(file));
  // The story of a picture that fails names these on purpose.
  expect(missing.filter((file) => !file.startsWith("not-there."))).toEqual([]);
});
