"use client";

import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";

export interface SessionListLabels {
  /** Name of the list; an explicit `aria-label` wins. */
  devices: string;
  /** Mark of the current device. */
  current: string;
  end: string;
  /** Text of the button while it is busy. */
  ending: string;
  /** Accessible name of the button; begins with its visible text. */
  endDevice: (device: string) => string;
}

const english: SessionListLabels = {
  devices: "Devices",
  current: "This device",
  end: "Log out",
  ending: "Logging out…",
  endDevice: (device) => `Log out ${device}`,
};

export interface SessionListProps extends ComponentProps<"ul"> {
  labels?: Pick<Partial<SessionListLabels>, "devices"> | undefined;
}

/** Devices on which the account is signed in. Renders a `<ul>` of `SessionListItem`. */
export function SessionList({ labels, className = "", ...props }: SessionListProps) {
  const words = useLabels("sessionList", english, labels);
  return (
    <ul
      aria-label={words.devices}
      {...props}
      data-component="session-list"
      className={`sv:border-t sv:border-hairline ${className}`}
    />
  );
}

export interface SessionListItemProps extends Omit<ComponentProps<"li">, "children" | "title"> {
  /** "Firefox on Windows". */
  title: string;
  /** Time of sign-in and of last use. */
  description?: ReactNode;
  /** `current` is this device: it is marked and has no button. @default "other" */
  place?: "current" | "other" | undefined;
  /** `busy` while the device is being signed out. @default "idle" */
  state?: "idle" | "busy" | undefined;
  onEnd?: (() => void) | undefined;
  labels?: Partial<Omit<SessionListLabels, "devices">> | undefined;
}

/** One device. Must be inside `SessionList`. */
export function SessionListItem({
  title,
  description,
  place = "other",
  state = "idle",
  onEnd,
  labels,
  className = "",
  ...props
}: SessionListItemProps) {
  const words = useLabels("sessionList", english, labels);
  return (
    <li
      {...props}
      data-part="session"
      data-place={place}
      data-state={state}
      className={`sv:flex sv:flex-wrap sv:items-center sv:justify-between sv:gap-x-6 sv:gap-y-3 sv:border-b sv:border-hairline sv:py-4 ${className}`}
    >
      <div className="sv:min-w-0 sv:flex-1 sv:basis-40">
        <p data-part="title" className="sv:wrap-anywhere">
          {title}
        </p>
        {description && (
          <p data-part="description" className="sv:text-caption sv:text-muted">
            {description}
          </p>
        )}
      </div>
      {place === "current" ? (
        <Badge>{words.current}</Badge>
      ) : (
        <Button
          variant="plain"
          state={state}
          aria-label={state === "busy" ? undefined : words.endDevice(title)}
          onClick={onEnd}
        >
          {state === "busy" ? words.ending : words.end}
        </Button>
      )}
    </li>
  );
}
