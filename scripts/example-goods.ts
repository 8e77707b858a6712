import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShopApp } from "../apps/api/src/app.ts";
import { markAsDemo } from "../apps/api/src/database/demo-mark.ts";
import { transaction } from "../apps/api/src/database/transaction.ts";
import { answerCommand } from "../apps/api/src/owner/index.ts";
import { type Example, photoFile } from "./example-label.ts";

/** Fills an empty shop by the owner's own commands: goods, settings, and the pictures of collections and pages, until all are made. Marks it as a demo, which production refuses. */
export async function fillExample(shop: ShopApp, example: Example, report: (line: string) => void): Promise<void> {
  if (await shop.db.selectFrom("products").select("id").executeTakeFirst()) return;
  const command = async (...words: string[]) => {
    const { isDone, message } = await answerCommand(shop, words);
    if (!isDone) throw new Error(`${words.slice(0, 3).join(" ")}: ${message}`);
    report(`  ${message.split("\n").at(-1)}`);
  };
  await transaction(shop.db, (tx) => markAsDemo(tx, shop.clock.now()));
  await command("products", "import", join(example.folder, "products.csv"), "--photos", join(example.folder, "photos"));
  const folder = mkdtempSync(join(tmpdir(), "example-"));
  const given = (name: string, content: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  try {
    await command("products", "import", given("goods.json", example.goods));
    await command("settings", "import", given("settings.json", example.settings));
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const kind of ["collections", "pages"] as const) {
    for (const [name, places] of Object.entries(example[kind])) {
      for (const [place, { photo, alt }] of Object.entries(places))
        await command(kind, "picture", name, place, photoFile(example, photo), "--alt", alt);
    }
  }
  report("  Making the sizes of all pictures");
  await shop.jobs.runDue();
}
