/**
 * A BroadcastChannel between the shop's tabs about one kind of shared data. Does nothing if the browser refuses it
 * along with storage.
 */
export function tabChannel(about: string) {
  let channel: BroadcastChannel | null | undefined;
  /** Opened lazily: on the server, which shares this module, an open channel would keep the process alive. */
  const opened = () => (channel === undefined ? (channel = openChannel(about)) : channel);
  return {
    /** Notifies the other tabs that this tab has changed the data. */
    notify: () => opened()?.postMessage("changed"),
    /** Calls back when another tab has changed the data; returns the unsubscribe function. */
    listen(listener: () => void): () => void {
      const broadcast = opened();
      broadcast?.addEventListener("message", listener);
      return () => broadcast?.removeEventListener("message", listener);
    },
  };
}

function openChannel(about: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(about);
  } catch {
    return null;
  }
}
