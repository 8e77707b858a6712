import { Badge } from "@selvedge/ui/badge";
import { Countdown } from "@selvedge/ui/countdown";
import { ProductCard, ProductCardNote, ProductCardPicture, ProductCardTitle } from "@selvedge/ui/product-card";
import { Pieces } from "../pieces.js";

/** A server component: of its own pieces the badge sends no code. */
export default function Page() {
  return (
    <main id="root">
      <Badge>On the server</Badge>
      <ProductCard>
        <ProductCardTitle href="/">Mira Tiered Dress</ProductCardTitle>
        <ProductCardNote>
          <Countdown endsAt="2099-01-01T00:00:00Z" />
        </ProductCardNote>
        <ProductCardPicture picture={null} />
      </ProductCard>
      <Pieces />
    </main>
  );
}
