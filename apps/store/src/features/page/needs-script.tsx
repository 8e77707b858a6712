import { Notice } from "@selvedge/ui/notice";

/** Notice on pages that show nothing without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      {/* React does not touch the content of noscript, so only the server build needs this code. */}
      {import.meta.env.SSR && (
        <Notice variant="warning" className="sv:mb-8 sv:max-w-narrow">
          This page needs JavaScript, which is switched off here: the shop sets no cookies, so your cart and your login
          stay in your browser, where only a script can read them. Please switch it on and load the page again. You can
          look at everything we make without it.
        </Notice>
      )}
    </noscript>
  );
}
