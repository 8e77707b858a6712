import type { MailSender } from "../mail/index.ts";
import type { Metrics } from "./metrics.ts";

/** Counts what `sender` has sent, and what it could not send. */
export const measuredSender = (sender: MailSender, metrics: Metrics | null): MailSender =>
  metrics === null
    ? sender
    : {
        ...sender,
        async send(mail, signal) {
          try {
            await sender.send(mail, signal);
            metrics.seeMail("sent");
          } catch (error) {
            metrics.seeMail("failed");
            throw error;
          }
        },
      };
