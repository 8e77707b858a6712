import { seedShop } from "../seed/seed-shop.ts";
import { runShop } from "./run.ts";

// The API by itself, without the storefront's pages.
const { address } = await runShop({
  seed: ({ settings: { mode }, ...shop }, report) => seedShop({ mode, ...shop }, report),
});
console.log(`The API answers at ${address}`);
