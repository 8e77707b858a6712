import { useEffect, useRef } from "react";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";

export interface SentNoticeProps {
  /** Ticket number of the enquiry; empty if there is none. */
  ticket: string;
  /** Shows the form again. */
  onAgain: () => void;
}

/** Confirms that a message was sent. Takes the focus, because the focused form is gone. */
export function SentNotice({ ticket, onAgain }: SentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="sv:grid sv:justify-items-start sv:gap-5">
      <Notice variant="success" live="polite">
        Message sent successfully! We will get back to you soon.
      </Notice>
      {ticket && (
        <p>
          Your ticket number is <b className="sv:font-semibold">{ticket}</b>. We have sent it to you by mail.
        </p>
      )}
      <TextLink
        variant="standalone"
        href="/contact"
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        Send another
      </TextLink>
    </div>
  );
}
