/**
 * Keeps one generic plan per named statement. By default PostgreSQL may replan at each use, which takes longer than
 * most of our statements. Values that a plan depends on, such as a status or a limit, must therefore be literals in the
 * statement's text.
 */
export const PLAN_ONCE = ["-c", "plan_cache_mode=force_generic_plan"];

/**
 * Adds a smaller sample for ANALYZE, three thousand rows of a table instead of thirty thousand: it blocks the embedded
 * engine's requests, and generic plans need no more.
 */
export const EMBEDDED_PLANNING = [...PLAN_ONCE, "-c", "default_statistics_target=10"];
