export { SizeFinder, type SizeFinderProps } from "./size-finder.tsx";
export type { SizeFinderLabels, SizeFitting } from "./size-finder-labels.ts";
export {
  type FoundSize,
  type SizeFinding,
  SizeFinderResult,
  type SizeFinderResultProps,
} from "./size-finder-result.tsx";
export type { KnownMeasures } from "./use-size-finder.ts";
