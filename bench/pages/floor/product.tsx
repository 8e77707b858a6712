import type { Product as ProductData } from "../../../packages/commerce/src/wire/catalogue.ts";
import { brand } from "../../../apps/store/src/brand.ts";
import { deliveryText } from "../../../packages/commerce/src/delivery.ts";
import { formatRupees } from "../../../packages/commerce/src/money.ts";
import { BuyForm } from "./buy-form.tsx";
import { shop } from "./demo-settings.ts";
import { Picture } from "./picture.tsx";

/** As in the shop. */
const MAIN_SIZES = "(width >= 1024px) 45vw, (width >= 768px) 50vw, 96vw";
const SMALL_SIZES = "(width >= 1024px) 88px, 30vw";
const AT_ONCE = 4;

/** The shop's product page: pictures, options, texts, reviews. */
export function Product({ product, isAlive }: { product: ProductData; isAlive: boolean }) {
  const [first] = product.images;
  const texts = [
    ["Description", product.description],
    ["Style Note", product.style_note],
    ["Care Instructions", product.care_instructions],
    ["Note", product.note],
    [
      "Shipping and Returns",
      `Made after you order. Delivery in ${deliveryText(shop)}, free of charge. Size exchange within 48 hours of delivery, once per order. No returns or refunds.`,
    ],
  ] as const;
  return (
    <div className="wrap">
      <div className="wide">{first && <Picture source={first} sizes={MAIN_SIZES} when="first" />}</div>
      <ul className="thumbs">
        {product.images.map((image, index) => (
          <li key={image.src}>
            <Picture source={image} sizes={SMALL_SIZES} when={index < AT_ONCE ? "at once" : "near"} alt="" />
          </li>
        ))}
      </ul>
      <h1>{product.name}</h1>
      <p>
        {product.category}: {product.rating} {product.review_count} reviews
      </p>
      <p>{formatRupees(product.sale_price)}</p>
      <p>Inclusive of all taxes. Free shipping across India.</p>
      <BuyForm product={product} isAlive={isAlive} />
      <p>Made after you order by our tailors in {brand.place}</p>
      <p>Delivery in {deliveryText(shop)}</p>
      {texts.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>Reviews</h2>
      {product.reviews.map(({ id, rating, comment, fit, user }) => (
        <figure key={id}>
          <blockquote>{comment}</blockquote>
          <figcaption>
            {rating} of 5, {user.name}, verified buyer, {fit === null ? "" : `fits ${fit}`}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
