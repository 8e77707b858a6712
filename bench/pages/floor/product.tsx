import type { Product as ProductData } from "../../../packages/commerce/src/wire/catalogue.ts";
import { formatRupees } from "../../../packages/commerce/src/money.ts";
import { BuyForm } from "./buy-form.tsx";
import { Picture } from "./picture.tsx";

/** As in the shop. */
const MAIN_SIZES = "(width >= 1024px) 45vw, (width >= 768px) 50vw, 96vw";
const SMALL_SIZES = "(width >= 1024px) 88px, 30vw";
const AT_ONCE = 4;

/** The shop's product page: pictures, choice, texts, reviews. */
export function Product({ product, isAlive }: { product: ProductData; isAlive: boolean }) {
  const [first] = product.images;
  const texts = [
    ["Description", product.description],
    ["Style Note", product.style_note],
    ["Care Instructions", product.care_instructions],
    ["Note", product.note],
  ] as const;
  return (
    <div className="wrap">
      {first && <Picture source={first} sizes={MAIN_SIZES} when="first" />}
      <ul className="thumbs">
        {product.images.map((image, index) => (
          <li key={image.src}>
            <Picture source={image} sizes={SMALL_SIZES} when={index < AT_ONCE ? "at once" : "near"} alt="" />
          </li>
        ))}
      </ul>
      <h1>{product.name}</h1>
      <p>
        {product.rating} {product.review_count} reviews
      </p>
      <p>{formatRupees(product.sale_price)}</p>
      <p>Inclusive of all taxes. Free shipping across India.</p>
      <BuyForm product={product} isAlive={isAlive} />
      {texts.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>Reviews</h2>
      {product.reviews.map(({ id, rating, comment, user }) => (
        <figure key={id}>
          <blockquote>{comment}</blockquote>
          <figcaption>
            {rating} of 5, {user.name}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
