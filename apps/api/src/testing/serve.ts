import { flushCompileCache } from "node:module";
import { runShop } from "../run.ts";

// Runs as its own process, to be killed: the API with the settings of its environment. Prints its origin once it
// answers.
const { address } = await runShop({ report: () => {} });
console.log(address);
// A killed process does not write its compile cache at exit.
flushCompileCache();
