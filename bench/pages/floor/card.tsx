import { Link } from "react-router-dom";
import type { ProductSummary } from "../../../packages/commerce/src/wire/catalogue.ts";
import { formatRupees } from "../../../packages/commerce/src/money.ts";
import { Picture } from "./picture.tsx";

interface CardProps {
  product: ProductSummary;
  level: "h2" | "h3";
  sizes: string;
  when?: "first" | "at once" | "near";
}

/** A product as on the shop's cards: picture, name, price, sizes, badges. */
export function Card({ product, level: Heading, sizes, when = "near" }: CardProps) {
  const { slug, name, price, sale_price: paid, variant_count: count, discount } = product;
  return (
    <li className="card">
      <Heading>
        <Link to={`/product/${slug}`}>{name}</Link>
      </Heading>
      <p>
        {formatRupees(paid)}
        {paid < price && <s> was {formatRupees(price)}</s>}
      </p>
      <p>{product.stock_status === "out_of_stock" ? "Sold out" : `${count} sizes are available`}</p>
      {product.offer && <p>Offer ends on {product.offer.expire_date.slice(0, 10)}</p>}
      {product.thumbnail_image && <Picture source={product.thumbnail_image} sizes={sizes} when={when} alt="" />}
      {discount !== null && <small>{discount}% OFF</small>}
      {product.is_new && <small>NEW IN</small>}
    </li>
  );
}
