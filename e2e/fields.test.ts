import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { arriveAt } from "./shop/buying.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

/** Autocomplete of each field, and inputmode where the type does not imply it. */
const FIELDS: [path: string, fields: Record<string, string>][] = [
  ["/login", { Email: "username email", Password: "current-password" }],
  ["/register", { Name: "name", Email: "email email", Password: "new-password", "Confirm password": "new-password" }],
  ["/forgot-password", { Email: "username email" }],
  ["/contact", { Name: "name", Email: "email email", "Phone (optional)": "tel tel" }],
  ["/track-order", { Email: "email email" }],
  [
    "/checkout",
    {
      "First name": "given-name",
      "Last name": "family-name",
      Email: "email",
      Phone: "tel",
      Country: "country-name",
      "PIN code": "postal-code numeric",
      City: "address-level2",
      State: "address-level1",
      Address: "street-address",
    },
  ],
];

// spec: acceptance 29 fields
test.for(FIELDS)(
  "%s tells browsers what its fields are for, under labels that are seen",
  async ([path, fields], { shopper: { page } }) => {
    if (path === "/checkout") {
      await arriveSignedIn(page);
      await arriveWithCart(page, KURTA);
    }
    await page.goto(path, { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    for (const [label, tokens] of Object.entries(fields)) {
      const field = main.getByLabel(label, { exact: true });
      await field.waitFor();
      const told = await field.evaluate((each) =>
        [each.getAttribute("autocomplete"), each.getAttribute("inputmode")].filter(Boolean).join(" "),
      );
      expect([label, told]).toEqual([label, tokens]);
      const words = await main.locator("label").filter({ hasText: label }).first().boundingBox();
      const box = await field.boundingBox();
      expect(words!.height, label).toBeGreaterThan(10);
      expect(words!.y + words!.height, label).toBeLessThanOrEqual(box!.y + 1);
    }
  },
);

// spec: acceptance 32 login
test("a password can be pasted, and login has no captcha", async ({ shopper: { page } }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await load(page, "/login");
  await page.evaluate(() => navigator.clipboard.writeText("teal heron 47 loom"));
  const password = page.getByLabel("Password", { exact: true });
  await password.focus();
  await page.keyboard.press("ControlOrMeta+v");
  expect(await password.inputValue()).toBe("teal heron 47 loom");
  await arriveAt(page, "Login");
  const fields = page.getByRole("main").locator("input:not([type=hidden])");
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name")))).toEqual([
    ...["email", "password", "remember"],
  ]);
});
