import { useState } from "react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { ProductLayout } from "@selvedge/ui/product-layout";
import { ProductEnd, ProductGallery } from "../../islands/product.ts";
import { Trail } from "../page/trail.tsx";
import { useShop } from "../../lib/page-state.ts";
import { galleryImages, imageOfMaterial } from "./gallery-images.ts";
import { ProductBuyBox } from "./product-buy-box.tsx";
import { useChoice } from "./use-choice.ts";

export interface ProductViewProps {
  product: Product;
  onOfferEnd: () => void;
}

/** A product: pictures, options, reviews. The chosen options are kept in the address. */
export function ProductView({ product, onOfferEnd }: ProductViewProps) {
  const [choice, choose] = useChoice(product);
  const images = galleryImages(product, useShop().options.views);
  const [shown, setShown] = useState({ material: choice.material, index: imageOfMaterial(images, choice.material) });
  // A change of material shows that material's picture first, also after the back button.
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
      <ProductLayout
        gallery={
          <ProductGallery
            variant="bleed"
            images={images}
            index={index}
            onIndexChange={(next) => setShown({ material: choice.material, index: next })}
          />
        }
      >
        <ProductBuyBox product={product} choice={choice} onChoose={choose} onOfferEnd={onOfferEnd} />
      </ProductLayout>
      <div className="sv:mt-section sv:pb-section">
        <ProductEnd product={product} />
      </div>
    </div>
  );
}
