import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import { type Accounts, createAccounts } from "./accounts.service.ts";
import { authRoutes } from "./auth.routes.ts";
import { createAuth } from "./auth.service.ts";
import { createPasswordChanges } from "./password-changes.service.ts";
import { createPasswordCheck } from "./password-check.ts";
import { passwordResetRoutes } from "./password-reset.routes.ts";
import { createPasswordResets } from "./password-reset.service.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { profileRoutes } from "./profile.routes.ts";
import { createProfiles } from "./profiles.service.ts";
import { securityRoutes } from "./security.routes.ts";
import { createIdentityProvider } from "./identity-provider.ts";
import { createSessions, type Sessions } from "./sessions.service.ts";
import { signInMeansRoutes } from "./sign-in-means.routes.ts";
import { createSignInMeans } from "./sign-in-means.service.ts";
import { federatedSignInRoutes } from "./federated-sign-in.routes.ts";
import { createFederatedSignIn } from "./federated-sign-in.service.ts";

interface AuthNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
}

/** Wires up accounts and sessions, and returns both services for other modules, with the one that hashes passwords. */
export async function registerAuth(
  needs: AuthNeeds,
): Promise<{ sessions: Sessions; accounts: Accounts; passwords: Passwords }> {
  const { app, settings, db, clock, origin, jobs, attempts, mails } = needs;
  const { label, shopAddress } = settings.mail;
  const passwords = createPasswords();
  const passwordIsRight = createPasswordCheck(attempts, passwords);
  const ground = { db, clock, jobs, attempts, mails, passwords, passwordIsRight, labelWords: [label] };
  const mailContext = () => ({ label, shopAddress, origin: origin() });
  const sessions = createSessions({ db, clock, jobs });
  await app.register(authRoutes, { auth: createAuth({ ...ground, sessions }), sessions });
  await app.register(passwordResetRoutes, { resets: createPasswordResets({ ...ground, mailContext }) });
  await app.register(profileRoutes, { profiles: createProfiles({ ...ground, mailContext }), sessions });
  await app.register(securityRoutes, {
    passwordChanges: createPasswordChanges({ ...ground, mailContext }),
    sessions,
  });
  const provider = settings.signIn && createIdentityProvider(settings.signIn);
  await app.register(federatedSignInRoutes, {
    federated: provider && createFederatedSignIn({ ...ground, mailContext, sessions, provider }),
  });
  const means = createSignInMeans({ ...ground, mailContext, provider });
  await app.register(signInMeansRoutes, { means, sessions });
  return { sessions, accounts: createAccounts(ground), passwords };
}
