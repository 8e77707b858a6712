import {
  EnrolmentAnswer,
  EnrolmentBody,
  EnrolmentConfirmBody,
  StaffSignInAnswer,
  StaffSignInBody,
} from "@selvedge/commerce/wire/owner";
import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { bearerOf } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Enrolment } from "./enrolment.service.ts";
import type { StaffSessions } from "./staff-sessions.service.ts";

interface StaffRoutes {
  enrolment: Enrolment;
  sessions: StaffSessions;
}

export const staffRoutes: FastifyPluginAsyncZod<StaffRoutes> = async (app, { enrolment, sessions }) => {
  app.post("/api/owner/session", {
    schema: {
      operationId: "signInStaff",
      tags: ["owner"],
      body: StaffSignInBody,
      response: { 200: StaffSignInAnswer, ...refusals(401, 409, 422) },
    },
    handler: ({ body, ip }) => sessions.signIn(body, ip),
  });

  // As for shoppers, an invalid token is ignored: signing out never fails.
  app.delete("/api/owner/session", {
    schema: { operationId: "signOutStaff", tags: ["owner"], response: { 200: Acknowledged } },
    async handler(request) {
      const bearer = bearerOf(request);
      if (bearer !== undefined) await sessions.end(bearer);
      return { status: "success" } as const;
    },
  });

  app.post("/api/owner/enrolment", {
    schema: {
      operationId: "startEnrolment",
      tags: ["owner"],
      body: EnrolmentBody,
      response: { 200: EnrolmentAnswer, ...refusals(404, 422) },
    },
    handler: ({ body }) => enrolment.start(body),
  });

  app.post("/api/owner/enrolment/confirm", {
    schema: {
      operationId: "confirmEnrolment",
      tags: ["owner"],
      body: EnrolmentConfirmBody,
      response: { 200: Acknowledged, ...refusals(404, 422) },
    },
    async handler({ body }) {
      await enrolment.confirm(body);
      return { status: "success" } as const;
    },
  });
};
