import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

/**
 * Unsubscribes from the newsletter on a button press. Opening the link alone does nothing, because mail programs open
 * links automatically.
 */
export function LeaveView({ token }: { token: string }) {
  const answer = useFormAnswer();
  if (answer?.status === 200) {
    return (
      <NewsletterPage title="You are off the list." way={{ text: "Shop", href: "/shop" }}>
        <p>We will not write again.</p>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title="Leave the newsletter">
      <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`} className="sv:grid sv:gap-5">
        <input type="hidden" name="token" value={token} />
        <p>One press, and we do not write again.</p>
        {answer?.message && <Notice variant="danger">{answer.message}</Notice>}
        <Button type="submit" className="sv:justify-self-start">
          Unsubscribe
        </Button>
      </form>
    </NewsletterPage>
  );
}
