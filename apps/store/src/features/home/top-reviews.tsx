import { ReviewStrip } from "@selvedge/ui/review-strip";
import { TextLink } from "@selvedge/ui/text-link";
import { storeLink } from "../../lib/store-link.tsx";
import { useHome } from "../catalogue/home-carousels.tsx";

/** The newest review of each of the three best-rated products. */
export function TopReviews() {
  const { home } = useHome();
  const reviews = (home?.topRatings ?? []).flatMap((product) => {
    const [review] = product.reviews;
    if (!review) return [];
    const subject = (
      <TextLink form="quiet" href={`/product/${product.slug}`} render={storeLink}>
        {product.name}
      </TextLink>
    );
    return [{ id: review.id, rating: review.rating, comment: review.comment, author: review.user.name, subject }];
  });
  return <ReviewStrip heading="What they say" reviews={reviews.slice(0, 3)} />;
}
