import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { ShareNetwork } from "@selvedge/ui/icons/share-network";
import { useState } from "react";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";

const ShareDialog = overlay(
  () => import("./share-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** Shares a product page: with the browser's share sheet, or with our dialog if it has none. */
export function ShareProduct({ product: { slug, name } }: { product: Product }) {
  const [url, setUrl] = useState<string | null>(null);
  const handleClick = async () => {
    const address = new URL(`/product/${slug}`, window.location.origin).href;
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      // An AbortError means that the shopper closed the browser's sheet. Any other failure opens our dialog.
      if (!(error instanceof DOMException && error.name === "AbortError")) setUrl(address);
    }
  };
  return (
    <>
      <Button variant="plain" onClick={() => void handleClick()}>
        <ShareNetwork className="sv:size-icon-sm" />
        Share
      </Button>
      {url !== null && <ShareDialog name={name} url={url} onClose={() => setUrl(null)} />}
    </>
  );
}
