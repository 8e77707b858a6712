import type { Selectable } from "kysely";

type SqlName<Value> = [Value] extends [Date]
  ? "timestamptz"
  : [Value] extends [number]
    ? "int2" | "int4" | "int8" | "float8"
    : [Value] extends [boolean]
      ? "bool"
      : [Value] extends [string]
        ? "text" | "date" | "xid8" | "tsvector"
        : [Value] extends [Buffer]
          ? "bytea"
          : "jsonb" | "_text" | "_int4";

type SqlColumn<Value> = null extends Value ? `${SqlName<NonNullable<Value>>}?` : SqlName<Value>;

/**
 * The columns of tables: PostgreSQL's type name, with a question mark if null is allowed. Typed against the row types
 * and compared with `information_schema` by a test, so that the two stay equal.
 */
export type ColumnsOf<Tables> = {
  [Table in keyof Tables]: {
    [Column in keyof Selectable<Tables[Table]>]: SqlColumn<Selectable<Tables[Table]>[Column]>;
  };
};
