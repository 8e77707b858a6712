import { StoreHeader } from "./store-header.tsx";
import { StoreReducedHeader } from "./store-reduced-header.tsx";

/** The header: reduced in the checkout. */
export default function ShellHeader({ isReduced }: { isReduced: boolean }) {
  return isReduced ? <StoreReducedHeader /> : <StoreHeader />;
}
