/**
 * Runs `act` while no other tab of the shop runs one of the same name. Where there are no locks, as on plain http, or the browser
 * refuses them, as where cookies are blocked, it runs at once.
 */
export async function oneTabAtATime<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> {
  let running: Promise<Answer> | undefined;
  try {
    return await navigator.locks.request(name, () => (running = act()));
  } catch {
    return running ?? act();
  }
}
