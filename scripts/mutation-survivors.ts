import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import type { Reporter } from "@stryker-mutator/api/report";

export const isSurvivor = ({ status }: Pick<MutantResult, "status">) =>
  status === "Survived" || status === "NoCoverage";

/** Location and replacement of a mutant in one line. */
export function inOneLine({ fileName, location, mutatorName, replacement }: MutantResult): string {
  const place = `${relative(process.cwd(), fileName)}:${location.start.line}`;
  return `${place}: ${mutatorName} \`${replacement.replaceAll(/\s+/g, " ").slice(0, 80)}\``;
}

/** Prints each survivor at once, so that a run that is stopped early still has results. */
class Survivors implements Reporter {
  onMutantTested(mutant: Readonly<MutantResult>): void {
    if (isSurvivor(mutant)) console.log(`Not noticed: ${inOneLine(mutant)}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "survivors", Survivors)];
