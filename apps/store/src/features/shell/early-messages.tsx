import { useLocation } from "react-router-dom";
import { footMessage } from "./foot-message.ts";

const MESSAGE = `${footMessage} sv:p-4 sv:pb-1 sv:md:inset-[auto_1.5rem_6rem_auto] sv:md:w-96`;
const LINK = "sv:inline-flex sv:min-h-target sv:items-center sv:underline sv:underline-offset-4";

/**
 * Messages that `public/first.js` shows before the page's code has loaded, or if it fails. They work without code:
 * links load documents, and a press elsewhere closes the popover.
 */
export function EarlyMessages() {
  const { pathname, search } = useLocation();
  return (
    <>
      <div id="missing-code" role="alert" popover="auto" hidden className={MESSAGE}>
        <p>This part of the page could not be loaded. Please check your connection and try again.</p>
        <a href={pathname + search} className={LINK}>
          Try Again
        </a>
      </div>
      <div id="early-added" role="status" popover="auto" hidden className={MESSAGE}>
        <p>Product added to cart successfully</p>
        <a href="/cart" className={LINK}>
          View cart
        </a>
      </div>
    </>
  );
}
