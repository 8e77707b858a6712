import { flushCompileCache } from "node:module";
import { runShop } from "../run.ts";

// Run as a process of its own, to be killed: the API alone, on the settings of its environment. Prints its address once it answers.
const { address } = await runShop({ report: () => {} });
console.log(address);
// Whoever is killed keeps nothing by itself.
flushCompileCache();
