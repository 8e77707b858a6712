import { configDefaults, mergeConfig } from "vitest/config";
import unit from "./vitest.unit.config.ts";

/** For mutation testing: without the suites that loop over all stories and parts, which take ten seconds per mutant. */
export default mergeConfig(unit, {
  test: { exclude: [...configDefaults.exclude, "src/{server-render,conformance,state-matrix,entries}.test.*"] },
});
