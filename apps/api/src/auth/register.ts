import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Core } from "../module.ts";
import { authRoutes } from "./auth.routes.ts";
import { createAuth } from "./auth.service.ts";
import { createPasswords } from "./passwords.ts";
import { createSessions, type Sessions } from "./sessions.service.ts";

interface AuthNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
}

/** Accounts and sessions: signing up, in and out. Gives the sessions, by which others know who asks. */
export async function registerAuth({ app, settings, db, clock, jobs, attempts }: AuthNeeds): Promise<Sessions> {
  const sessions = createSessions({ db, clock, jobs });
  const labelWords = [settings.mail.label];
  const auth = createAuth({ db, clock, attempts, passwords: createPasswords(), sessions, labelWords });
  await app.register(authRoutes, { auth, sessions });
  return sessions;
}
