import type { Product } from "@selvedge/commerce/wire/catalogue";
import { ReviewList, ReviewListItem } from "@selvedge/ui/review-list";
import { FIT_IN_WORDS } from "../catalogue/fit-words.ts";

/** Customer reviews of the product. */
export function ProductReviews({ product }: { product: Product }) {
  return (
    <ReviewList title="Reviews" average={product.rating} count={product.review_count}>
      {product.reviews.map(({ id, rating, comment, fit, verified, user }) => (
        <ReviewListItem
          key={id}
          rating={rating}
          author={user.name}
          avatar={user.avatar}
          fit={fit && FIT_IN_WORDS[fit]}
          buyer={verified ? "verified" : "unknown"}
        >
          {comment}
        </ReviewListItem>
      ))}
    </ReviewList>
  );
}
