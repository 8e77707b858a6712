import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { NEWSLETTER_AGE } from "../../content/newsletter.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { useQuery } from "../../lib/use-query.ts";
import { NewsletterPage } from "./newsletter-page.tsx";
import { confirmQuery } from "./newsletter-queries.ts";

/**
 * Confirms the newsletter subscription from the mailed link on a button press. Opening the link alone does nothing,
 * because mail programs open links automatically.
 */
export function ConfirmView({ token }: { token: string }) {
  const answer = useFormAnswer();
  const { data } = useQuery(confirmQuery(token));
  if (answer?.status === 200) {
    return <NewsletterPage title="You are on the list." way={{ text: "Read the journal", href: "/journals" }} />;
  }
  if (data?.status !== "success") {
    return (
      <NewsletterPage title="Not confirmed" way={{ text: "Join again", href: "/newsletter" }}>
        <p>
          {data
            ? "This link has expired. Join again from the foot of any page."
            : "Something went wrong. Please try again."}
        </p>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title="Join the newsletter">
      <form method="post" action={`/confirm-newsletter/${encodeURIComponent(token)}`} className="sv:grid sv:gap-5">
        <input type="hidden" name="token" value={token} />
        <p>One press, and you are on the list.</p>
        <p className="sv:text-caption sv:text-muted">{NEWSLETTER_AGE}</p>
        {answer?.message && <Notice variant="danger">{answer.message}</Notice>}
        <Button type="submit" className="sv:justify-self-start">
          Confirm
        </Button>
      </form>
    </NewsletterPage>
  );
}
