import { ReviewStrip, ReviewStripItem } from "@selvedge/ui/review-strip";
import { TextLink } from "@selvedge/ui/text-link";
import { useHome } from "../listing/home-carousels.tsx";

/** The newest review of each of the three best-rated products. */
export function TopReviews() {
  const { home } = useHome();
  const reviewed = (home?.topRatings ?? []).flatMap(({ slug, name, reviews: [review] }) =>
    review ? [{ slug, name, review }] : [],
  );
  return (
    <ReviewStrip title="What they say">
      {reviewed.slice(0, 3).map(({ slug, name, review }) => (
        <ReviewStripItem
          key={review.id}
          rating={review.rating}
          author={review.user.name}
          subject={
            <TextLink variant="quiet" href={`/product/${slug}`}>
              {name}
            </TextLink>
          }
        >
          {review.comment}
        </ReviewStripItem>
      ))}
    </ReviewStrip>
  );
}
