import { useState } from "react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { island } from "../../lib/islands/index.ts";
import { galleryImages, imageOfMaterial } from "./gallery-images.ts";
import { ProductBuyBox } from "./product-buy-box.tsx";
import { useChoice } from "./use-choice.ts";

const Gallery = island(() => import("./product-gallery.tsx"));
const Trail = island(() => import("../page/trail.tsx"));
const ProductReviews = island(() => import("./product-reviews.tsx"));

export interface ProductViewProps {
  product: Product;
  onOfferEnd: () => void;
}

/** A product: pictures, what can be chosen, reviews. The choice stands in the address. */
export function ProductView({ product, onOfferEnd }: ProductViewProps) {
  const [choice, choose] = useChoice(product);
  const images = galleryImages(product);
  const [shown, setShown] = useState({ material: choice.material, index: imageOfMaterial(images, choice.material) });
  // Another material shows its own picture first, also when the back button brings it.
  const index = shown.material === choice.material ? shown.index : imageOfMaterial(images, choice.material);

  return (
    <div className="sv:wrap sv:pt-2">
      <Trail
        steps={[
          { label: "Home", href: "/" },
          { label: product.category, href: `/shop/${product.category_slug}` },
          { label: product.name },
        ]}
      />
      <div className="sv:grid sv:items-start sv:gap-x-gutter sv:gap-y-6 sv:lg:grid-cols-12">
        <Gallery
          className="sv:tall:lg:sticky sv:lg:top-[calc(theme(spacing.header)+0.875rem)] sv:lg:col-span-6 sv:xl:col-span-7"
          edge="bleed"
          images={images}
          index={index}
          onIndexChange={(next) => setShown({ material: choice.material, index: next })}
        />
        <div className="sv:min-w-0 sv:lg:col-span-6 sv:xl:col-span-5 sv:xl:ps-[clamp(1rem,4.4vw,4.5rem)]">
          <ProductBuyBox product={product} choice={choice} onChoose={choose} onOfferEnd={onOfferEnd} />
        </div>
      </div>
      <div className="sv:mt-section sv:pb-section">
        <ProductReviews product={product} />
      </div>
    </div>
  );
}
