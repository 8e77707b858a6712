import { BuyBar, type BuyBarProps } from "@selvedge/ui/buy-bar";
import { ChatLink } from "@selvedge/ui/chat-link";
import { chatUrl } from "../../brand.ts";

/** The product page's bar on phones, with the chat docked into it. */
export default function ProductBuyBar(props: Omit<BuyBarProps, "chat">) {
  return <BuyBar initially="shown" {...props} chat={<ChatLink form="docked" href={chatUrl} />} />;
}
