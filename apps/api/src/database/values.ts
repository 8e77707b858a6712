import pg from "pg";

const INT8 = 20;
const DATE = 1082;

/**
 * How values arrive: `bigint` as a number (the largest amount in paise is far below 2^53), `date` as written
 * (a date has no time zone to be shifted by), `timestamptz` as a Date. Both engines go through this.
 */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format) as unknown;
  }) as typeof pg.types.getTypeParser,
};
