/**
 * Both engines keep the one plan that they made for a named statement, for whatever values. Left to themselves they plan again with each
 * use where a plan for given values looks cheaper, which takes longer than most of our statements do. So what a plan must know, a
 * status or the most rows that are wanted, stands in the statement's text.
 */
export const PLAN_ONCE = ["-c", "plan_cache_mode=force_generic_plan"];

/**
 * The same for the embedded engine; and ANALYZE, during which no request has its turn, looks at three thousand rows of a table in place
 * of thirty. Plans for any parameters need no more.
 */
export const EMBEDDED_PLANNING = [...PLAN_ONCE, "-c", "default_statistics_target=10"];
