"use client";

import type { ComponentProps } from "react";
import { IconButton } from "../icon-button/index.ts";
import { X } from "../icons/x.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import * as recipe from "./announcement-bar.recipe.ts";

export interface AnnouncementBarLabels {
  /** Name of the region. */
  region: string;
  dismiss: string;
}

const english: AnnouncementBarLabels = { region: "Announcements", dismiss: "Dismiss announcements" };

export interface AnnouncementBarProps extends ComponentProps<"section"> {
  /**
   * Called when the visitor dismisses the bar; without it there is no dismiss button. The caller removes the bar and
   * remembers that. Where the server knows it too, leave the bar out from the first render, so that nothing shifts.
   */
  onDismiss?: (() => void) | undefined;
  labels?: Partial<AnnouncementBarLabels> | undefined;
}

/**
 * A strip above the header with one `AnnouncementMessage`, or several in an `AnnouncementRotation`, a piece of its own. Renders a `<section>`,
 * a region with a name.
 */
export function AnnouncementBar({ onDismiss, labels, className, children, ...props }: AnnouncementBarProps) {
  const words = useLabels("announcementBar", english, labels);
  return (
    <section
      aria-label={words.region}
      {...props}
      data-component="announcement-bar"
      className={recipe.bar({ className })}
    >
      <div className={recipe.content()}>
        <div className={recipe.body({ isDismissible: onDismiss !== undefined })}>{children}</div>
        {onDismiss && (
          <div className={recipe.dismiss()}>
            <IconButton variant="deep" label={words.dismiss} onClick={onDismiss}>
              <X />
            </IconButton>
          </div>
        )}
      </div>
    </section>
  );
}

export interface AnnouncementMessageProps extends ComponentProps<"p"> {}

/** One message: a sentence, with an `AnnouncementLink` if there is more to read. Renders a `<p>`. */
export function AnnouncementMessage({ className, ...props }: AnnouncementMessageProps) {
  return <p {...props} data-part="message" className={recipe.message({ className })} />;
}

export interface AnnouncementLinkProps extends LinkProps {}

/** A link in a message. Its text names the target: "Read the weavers' story", and not "here". */
export function AnnouncementLink({ className, ...props }: AnnouncementLinkProps) {
  return <Link {...props} data-part="link" className={recipe.link({ className })} />;
}
