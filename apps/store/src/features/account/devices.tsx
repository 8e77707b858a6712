import { useState } from "react";
import type { SignedInDevice } from "@selvedge/commerce/wire/account";
import { Notice } from "@selvedge/ui/notice";
import { SessionList, SessionListItem } from "@selvedge/ui/session-list";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import { formatMoment } from "@selvedge/commerce/dates";
import { ApiError, messageOf } from "../../lib/http.ts";
import { toasts } from "../../lib/toasts.ts";
import { PartFailure } from "../page/part-failure.tsx";
import { useDevices } from "./use-devices.ts";

/** Name of a device; a fallback if neither browser nor system is known. */
const nameOf = ({ device }: SignedInDevice) => device ?? "Unknown device";

/** The devices on which the customer is signed in; all but this one can be logged out. */
export function Devices() {
  const { devices, error, retry, end } = useDevices();
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const handleEnd = async (device: SignedInDevice) => {
    setEnding(device.id);
    setFailure(null);
    try {
      await end(device.id);
      toasts.success(`${nameOf(device)} is logged out`);
    } catch (problem) {
      // The session is already gone, so the list is only refreshed.
      if (problem instanceof ApiError && problem.status === 404) retry();
      else setFailure(messageOf(problem, "Something went wrong. Please try again."));
    }
    setEnding(null);
  };

  if (!devices) {
    return error ? (
      <PartFailure onRetry={retry} />
    ) : (
      <Skeleton label="Loading your devices">
        <SkeletonText lines={3} />
      </Skeleton>
    );
  }
  return (
    <>
      {failure !== null && (
        <Notice variant="danger" live="assertive" className="sv:mb-4">
          {failure}
        </Notice>
      )}
      <SessionList>
        {devices.map((device) => (
          <SessionListItem
            key={device.id}
            title={nameOf(device)}
            description={
              device.current
                ? `Since ${formatMoment(device.created_at)}`
                : `Since ${formatMoment(device.created_at)}, last used ${formatMoment(device.last_used_at)}`
            }
            place={device.current ? "current" : "other"}
            state={ending === device.id ? "busy" : "idle"}
            onEnd={() => void handleEnd(device)}
          />
        ))}
      </SessionList>
    </>
  );
}
