/**
 * Runs `act` while no other tab of the shop runs one with the same name. Without the Web Locks API (plain http), or
 * where the browser refuses locks (blocked cookies), it runs at once.
 */
export async function withTabLock<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> {
  let running: Promise<Answer> | undefined;
  try {
    return await navigator.locks.request(name, () => (running = act()));
  } catch {
    return running ?? act();
  }
}
