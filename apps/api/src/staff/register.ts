import type { Passwords } from "../auth/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Core } from "../module.ts";
import { createAuthenticatorSecrets } from "./authenticator-secrets.ts";
import { createEnrolment } from "./enrolment.service.ts";
import { createStaffMembers, type StaffMembers } from "./staff-members.service.ts";
import { staffRoutes } from "./staff.routes.ts";
import { createStaffSessions, type StaffSessions } from "./staff-sessions.service.ts";

interface StaffNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
  passwords: Passwords;
}

/** Who works for the shop, and how they sign in. What they may do is in `owner`. */
export async function registerStaff(
  needs: StaffNeeds,
): Promise<{ staffMembers: StaffMembers; staffSessions: StaffSessions }> {
  const { app, settings, db, clock, jobs, attempts, passwords, encryption } = needs;
  const authenticators = createAuthenticatorSecrets({ db, clock, jobs, encryption, log: app.log });
  const staffSessions = createStaffSessions({ db, clock, jobs, attempts, passwords, authenticators });
  const enrolment = createEnrolment({ db, clock, passwords, authenticators, label: settings.mail.label });
  await app.register(staffRoutes, { enrolment, sessions: staffSessions });
  return { staffMembers: createStaffMembers({ db, clock }), staffSessions };
}
