/** Events of an open database. */
export interface DatabaseEvents {
  /** The embedded engine has crashed. With a directory it starts again for the next statement; in memory all data is lost. */
  onCrash(reason: string): void;
  /** An idle connection broke. The pool replaces it. */
  onConnectionLost(error: Error): void;
  /** The standby has not been read from for a while, or is read from again. */
  onStandby?(isRead: boolean, reason: string): void;
}
