import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** The PostgreSQL extensions that migrations create; servers have them in their contrib package. */
export const EMBEDDED_EXTENSIONS = { pg_trgm };
