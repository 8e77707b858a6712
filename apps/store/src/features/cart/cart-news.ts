let channel: BroadcastChannel | null = null;

/** Opened when it is first needed: on the server, which shares this module, it would keep the process alive. */
const open = () => (channel ??= new BroadcastChannel("cart"));

/** Tells the shop's other tabs that this one has changed the cart. */
export function tellOtherTabs(): void {
  open().postMessage("changed");
}

/** Calls back when another tab has changed the cart; returns how to stop. */
export function onCartNews(listener: () => void): () => void {
  const news = open();
  news.addEventListener("message", listener);
  return () => news.removeEventListener("message", listener);
}
