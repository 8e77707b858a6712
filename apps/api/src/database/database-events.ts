/** Events of an open database. */
export interface DatabaseEvents {
  /** The embedded engine has crashed. Every later statement fails. */
  onCrash(reason: string): void;
  /** An idle connection broke. The pool replaces it. */
  onConnectionLost(error: Error): void;
  /** The standby has not been read from for a while, or is read from again. */
  onStandby?(isRead: boolean, reason: string): void;
}
