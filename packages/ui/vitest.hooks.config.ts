import { configDefaults, mergeConfig } from "vitest/config";
import unit from "./vitest.unit.config.ts";

/** For mutation testing: the loops over all stories and parts would take ten seconds for each mutant of a hook. */
export default mergeConfig(unit, {
  test: { exclude: [...configDefaults.exclude, "src/{server-render,conformance,state-matrix,entries}.test.*"] },
});
