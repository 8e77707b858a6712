import { seedDemo } from "../../seed/demo.ts";
import { type TestApp, testApp, type TestAppOptions } from "./test-app.ts";

/** A shop with the demo catalogue. */
export async function demoShop(options: TestAppOptions = {}): Promise<TestApp> {
  // A prepared database has been seeded at the default clock's time.
  if (!options.database && !options.clock) return testApp({ ...options, isSeeded: true });
  const shop = await testApp(options);
  await seedDemo(shop.db, shop.clock, () => {});
  return shop;
}
