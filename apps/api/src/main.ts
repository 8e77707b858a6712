import { seedDemo } from "../seed/demo.ts";
import { runShop } from "./run.ts";

// The API by itself, without the storefront's pages.
const { address } = await runShop({ seed: ({ db, clock }, report) => seedDemo(db, clock, report) });
console.log(`The API answers at ${address}`);
