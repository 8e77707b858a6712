import type { PageDetails } from "@selvedge/commerce/wire/owner-pages";
import type { PolicyName } from "@selvedge/commerce/wire/pages";
import { formatDay } from "@selvedge/commerce/dates";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { TextArea } from "@selvedge/ui/text-area";
import { type FormEvent, useEffect, useRef } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";

/** A policy's text in Markdown, and what Markdown it may have. */
export function PolicyText({ page, content: { text, updated } }: PageDetails<PolicyName>) {
  const change = useChange("pages import");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (change.error !== undefined) field.current?.focus();
  }, [change.error, change.number]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new Blob([textOf(new FormData(event.currentTarget), "text")], { type: "text/markdown" });
    if (change.state === "idle") void change.run({ page }, file);
  };
  return (
    <form aria-label="Text" onSubmit={handleSubmit} className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-8">
      <Part title="Text">
        <p className="sv:text-small sv:text-muted">
          {text === null || updated === null
            ? "Now the page has the shop’s own text, which follows your settings for delivery, exchange, returns and tax. A text of yours replaces it, and does not follow them."
            : `Last changed on ${formatDay(updated)}. It does not follow your settings for delivery, exchange, returns and tax: change it with them.`}
        </p>
        <Field
          label="Text of the policy"
          description="Begin with a paragraph that sums it up. Then give each part a heading."
          error={change.error}
        >
          <TextArea
            ref={field}
            name="text"
            className="sv:min-h-96!"
            defaultValue={text ?? ""}
            placeholder={"The whole policy in one sentence.\n\n## First part\n\nIts text."}
          />
        </Field>
      </Part>
      <ChangeMessage changes={[{ ...change, error: undefined }]} />
      <div>
        <Button type="submit" variant="primary" state={change.state}>
          Save text
        </Button>
      </div>
    </form>
  );
}
