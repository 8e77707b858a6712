/** News between the shop's tabs about one thing, which each of them shows. */
export function tabChannel(about: string) {
  let channel: BroadcastChannel | null = null;
  /** Opened when it is first needed: on the server, which shares this module, it would keep the process alive. */
  const open = () => (channel ??= new BroadcastChannel(about));
  return {
    /** Tells the shop's other tabs that this one has changed it. */
    tell: () => open().postMessage("changed"),
    /** Calls back when another tab has changed it; returns how to stop. */
    listen(listener: () => void): () => void {
      const news = open();
      news.addEventListener("message", listener);
      return () => news.removeEventListener("message", listener);
    },
  };
}
