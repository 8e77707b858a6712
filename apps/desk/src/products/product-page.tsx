import { formatRupees } from "@selvedge/commerce/money";
import type { ProductDetails, StaffRole } from "@selvedge/commerce/wire/owner";
import { Badge } from "@selvedge/ui/badge";
import { useParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { Pictures } from "./pictures.tsx";
import { PriceAndOffer } from "./price-and-offer.tsx";
import { PRODUCT_STATUSES } from "./product-status.ts";
import { StatusSteps } from "./status-steps.tsx";
import { Stock } from "./stock.tsx";
import { Texts } from "./texts.tsx";
import { Variants } from "./variants.tsx";

const BACK = { href: "/products", label: "All products" };

/** One product: what it costs, how many there are, what its page says and shows. Packers see and count its pieces. */
export function ProductPage({ role }: { role: StaffRole }) {
  const { slug = "" } = useParams();
  const read = useAction<ProductDetails>("products details", { slug });
  const { data: product, error, retry } = read;
  if (!product) {
    return (
      <Screen title={slug} back={BACK}>
        <ScreenMessage error={error} onRetry={retry} />
      </Screen>
    );
  }
  const { label, tone } = PRODUCT_STATUSES[product.status];
  return (
    <Screen
      title={product.name}
      back={BACK}
      reads={[read]}
      lead={
        <span className="sv:flex sv:flex-wrap sv:gap-x-5 sv:text-body">
          <Badge mark="dot" variant={tone}>
            {label}
          </Badge>
          <span>{formatRupees(product.price)}</span>
          {product.status === "active" && (
            <a href={`/product/${slug}`} className="sv:underline">
              View in shop
            </a>
          )}
        </span>
      }
    >
      <div key={slug} className="sv:grid sv:grid-cols-1 sv:gap-12 sv:lg:grid-cols-2">
        {role === "owner" && (
          <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-12">
            <StatusSteps product={product} />
            <PriceAndOffer product={product} />
          </div>
        )}
        <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-12">
          <Variants product={product} role={role} />
          <Stock product={product} />
        </div>
        {role === "owner" && <Pictures product={product} onLook={retry} />}
        {role === "owner" && <Texts product={product} />}
      </div>
    </Screen>
  );
}
