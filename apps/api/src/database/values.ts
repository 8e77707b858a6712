import pg from "pg";

const INT8 = 20;
const DATE = 1082;

/**
 * How values are parsed: `bigint` as a number (the largest amount in paise is far below 2^53), `date` as text (a date
 * must not shift with a time zone), `timestamptz` as a Date. Both engines use this.
 */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format) as unknown;
  }) as typeof pg.types.getTypeParser,
};
