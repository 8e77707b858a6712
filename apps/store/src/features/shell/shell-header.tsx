import { ShopAnnouncement } from "./shop-announcement.tsx";
import { StoreHeader } from "./store-header.tsx";
import { StoreReducedHeader } from "./store-reduced-header.tsx";

/** The header, below the shop's announcement: reduced in the checkout, and without one there. */
export default function ShellHeader({ isReduced }: { isReduced: boolean }) {
  if (isReduced) return <StoreReducedHeader />;
  return (
    <>
      <ShopAnnouncement />
      <StoreHeader />
    </>
  );
}
