import { buildStore } from "./build-store.ts";

const started = Date.now();
await buildStore();
console.log(
  `The store is built in a new folder of apps/store/dist, in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
);
