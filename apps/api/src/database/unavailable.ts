/**
 * The database cannot be asked, or has not answered: no connection was to be had, it broke, or the server fell silent.
 * What a lost statement was to do may have been done or not.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause: Error) {
    super(cause.message || cause.name, { cause });
  }
}
