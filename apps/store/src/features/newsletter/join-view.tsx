import { useId } from "react";
import { Button } from "@selvedge/ui/button";
import { FormErrors } from "@selvedge/ui/error-summary";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { TextInput } from "@selvedge/ui/text-input";
import { NEWSLETTER_AGE } from "../../content/newsletter.ts";
import { useShop } from "../../lib/page-state.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

/** The newsletter page, to which the form in the footer posts. */
export function JoinView() {
  const answer = useFormAnswer();
  const id = useId();
  const { title, text } = useShop().words.newsletter;
  if (answer?.status === 200) {
    return (
      <NewsletterPage
        title={`Thank you, ${answer.values["name"]}.`}
        way={{ text: "Read the journal", href: "/journals" }}
      >
        <Notice variant="success">{answer.message}</Notice>
        <p>Check your inbox to confirm.</p>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={title}>
      <p className="sv:text-muted">{`${text} ${NEWSLETTER_AGE}`}</p>
      <form method="post" action="/newsletter" noValidate className="sv:grid sv:gap-5">
        <FormErrors formId={id} errors={{ name: answer?.errors["name"], email: answer?.errors["email"] }} />
        <Field controlId={`${id}-name`} label="Your Name" error={answer?.errors["name"]}>
          <TextInput name="name" autoComplete="name" defaultValue={answer?.values["name"]} />
        </Field>
        <Field controlId={`${id}-email`} label="Email" error={answer?.errors["email"]}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={answer?.values["email"]}
          />
        </Field>
        {answer?.message && <Notice variant="danger">{answer.message}</Notice>}
        <Button type="submit" className="sv:justify-self-start">
          Join
        </Button>
      </form>
    </NewsletterPage>
  );
}
