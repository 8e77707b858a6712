import "@selvedge/ui/reset.css";
import "@selvedge/ui/fonts.css";
import "@selvedge/ui/styles.css";
import "../shop.css";
import { formatRupees } from "@selvedge/commerce/money";
import { Badge } from "@selvedge/ui/badge";
import { Countdown } from "@selvedge/ui/countdown";
import { ProductCard, ProductCardNote, ProductCardPicture, ProductCardTitle } from "@selvedge/ui/product-card";
import { type RenderLink, SelvedgeProvider } from "@selvedge/ui/provider";
import { Link, type RouteObject } from "react-router";
import { Pieces } from "../pieces.tsx";

const link: RenderLink = ({ href = "", ...props }) => <Link {...props} to={href} />;

function Page() {
  return (
    <SelvedgeProvider link={link}>
      <Badge>On the server</Badge>
      <Badge>{formatRupees(125_000)}</Badge>
      <ProductCard>
        <ProductCardTitle href="/">Mira Tiered Dress</ProductCardTitle>
        <ProductCardNote>
          <Countdown endsAt="2099-01-01T00:00:00Z" />
        </ProductCardNote>
        <ProductCardPicture picture={null} />
      </ProductCard>
      <Pieces />
    </SelvedgeProvider>
  );
}

export const routes: RouteObject[] = [{ path: "*", element: <Page /> }];
