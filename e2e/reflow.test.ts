import { expect } from "vitest";
import { arriveAsAsha, arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { positions, readWith, scrollTo, settle, sidewaysScroll, stuck } from "./shop/screen.ts";
import { type Shopper, test } from "./shop/shopper.ts";
import { PRIVATE_PAGES, PUBLIC_PAGES, RESULT_PAGES, SIGNED_IN_PAGES } from "./shop/urls.ts";

/** What readers do to text: the spacing of WCAG 1.4.12, and twice the size. */
const READERS = {
  "its own text": "",
  "the text spacing of a reader": `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  "text of twice the size": ":root { font-size: 200% !important }",
};

const GUEST_PAGES = [...PUBLIC_PAGES, ...PRIVATE_PAGES, "/nowhere"];
const OWN_PAGES = [...SIGNED_IN_PAGES, "/cart"];

type Visit = (shopper: Shopper, path: string) => Promise<string[]>;

/** Every page, as a guest, as somebody with a cart, and as somebody with orders; answers with what was found, and where. */
async function onEveryPage(newShopper: () => Promise<Shopper>, look: Visit): Promise<string[]> {
  const found: string[] = [];
  const visit = async (shopper: Shopper, paths: readonly string[]) => {
    for (const path of paths) {
      await shopper.page.goto(path, { waitUntil: "networkidle" });
      await settle(shopper.page);
      found.push(...(await look(shopper, path)).map((fault) => `${path}: ${fault}`));
    }
  };
  const guest = await newShopper();
  guest.expectFaults(/status of 404/);
  await visit(guest, GUEST_PAGES);
  const owner = await newShopper();
  await arriveSignedIn(owner.page);
  await arriveWithCart(owner.page, KURTA);
  await visit(owner, OWN_PAGES);
  const asha = await newShopper();
  await arriveAsAsha(asha.page);
  await visit(asha, RESULT_PAGES);
  return found;
}

test.for(Object.entries(READERS))("no page scrolls sideways at 320 px with %s", async ([, css], { newShopper }) => {
  const found = await onEveryPage(
    () => newShopper({ width: 320 }),
    async ({ page }) => {
      await readWith(page, css);
      return sidewaysScroll(page);
    },
  );
  expect(found).toEqual([]);
});

test("nothing stays on the screen at 400 % zoom", async ({ newShopper }) => {
  const found = await onEveryPage(
    () => newShopper({ width: 320, height: 256 }),
    async ({ page }) => {
      const seen: string[] = [];
      for (const top of (await positions(page)).slice(0, 6)) {
        await scrollTo(page, top);
        seen.push(...(await stuck(page)).map(({ name }) => `${name} at ${Math.round(top)}`));
      }
      return seen;
    },
  );
  expect(found).toEqual([]);
});

test("what stays on the screen at 200 % zoom covers less than two fifths of it", async ({ newShopper }) => {
  const found = await onEveryPage(
    () => newShopper({ width: 640, height: 512 }),
    async ({ page }) => {
      const covered: string[] = [];
      for (const top of (await positions(page)).slice(0, 6)) {
        await scrollTo(page, top);
        const parts = await stuck(page);
        const share = parts.reduce((sum, part) => sum + part.share, 0);
        if (share > 0.4) covered.push(`${Math.round(share * 100)} %: ${parts.map(({ name }) => name).join(", ")}`);
      }
      return covered;
    },
  );
  expect(found).toEqual([]);
});
