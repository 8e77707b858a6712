import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** What the shop needs of PostgreSQL beyond its core; a server has them in its own contrib package. Migrations create them. */
export const EMBEDDED_EXTENSIONS = { pg_trgm };
