import type { ReactNode } from "react";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import { useQuery } from "../../lib/use-query.ts";
import { signInWaysQuery } from "../session/sign-in-ways.ts";
import { ChangePassword } from "./change-password.tsx";
import { Devices } from "./devices.tsx";
import { GoogleLink } from "./google-link.tsx";
import { SetPassword } from "./set-password.tsx";
import { useSignInMeans } from "./use-sign-in-means.ts";
import { YourData } from "./your-data.tsx";

/** Account security: password, Google, signed-in devices, and the customer's data. */
export function SecurityPanel() {
  const { means, error, unlink } = useSignInMeans();
  const { data: ways } = useQuery(signInWaysQuery);
  const hasGoogle = means && (means.identities.length > 0 || ways?.providers.includes("google"));
  return (
    <div className="sv:grid sv:max-w-form sv:gap-12">
      <Section title="Password">
        {means || error ? (
          means?.has_password === false ? (
            <SetPassword />
          ) : (
            <ChangePassword />
          )
        ) : (
          <Skeleton label="Loading your password">
            <SkeletonText lines={5} />
          </Skeleton>
        )}
      </Section>
      {hasGoogle && (
        <Section title="Google">
          <GoogleLink means={means} unlink={unlink} />
        </Section>
      )}
      <Section title="Signed-in devices">
        <Devices />
      </Section>
      <Section title="Your data">
        <YourData means={means} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="sv:mb-4 sv:font-display sv:text-h4">{title}</h3>
      {children}
    </section>
  );
}
