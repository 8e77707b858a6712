/** What may happen to a database while it is open. */
export interface DatabaseEvents {
  /** The embedded engine has died. Nothing works any more. */
  onCrash(reason: string): void;
  /** A connection broke while nobody used it. The pool replaces it. */
  onConnectionLost(error: Error): void;
  /** The copy that the public catalogue is read from is left unread for a while already, or is read again. */
  onStandby?(isRead: boolean, reason: string): void;
}
