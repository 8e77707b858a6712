import type { Product, Review } from "@selvedge/commerce/wire/catalogue";
import { ReviewList, ReviewListItem } from "@selvedge/ui/review-list";

const FIT_IN_WORDS: Record<NonNullable<Review["fit"]>, string> = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
};

/** What its owners say of the product. */
export default function ProductReviews({ product }: { product: Product }) {
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
