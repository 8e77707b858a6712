import { seedDemo } from "../../seed/demo.ts";
import { type TestApp, testApp, type TestAppOptions } from "./test-app.ts";

/** A whole shop with the demo label's catalogue in it. */
export async function demoShop(options: TestAppOptions = {}): Promise<TestApp> {
  const shop = await testApp(options);
  await seedDemo(shop.db, shop.clock, () => {});
  return shop;
}
