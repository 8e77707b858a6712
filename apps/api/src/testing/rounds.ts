/** Rounds of a long random test: `all`, or only `few` in `npm test`. Files that are run by hand run all. */
export const rounds = (all: number, few: number): number => (process.env["TEST_EXTENT"] === "fast" ? few : all);
