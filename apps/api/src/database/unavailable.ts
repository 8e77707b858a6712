/**
 * The database did not answer: no connection was available, it broke, or the server stopped responding. A lost
 * statement may have taken effect or not.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause: Error) {
    super(cause.message || cause.name, { cause });
  }
}
