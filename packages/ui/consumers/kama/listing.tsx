import { PageHeading } from "@selvedge/ui/page-heading";
import {
  ProductCard,
  ProductCardBadge,
  ProductCardBadges,
  ProductCardNote,
  ProductCardPicture,
  ProductCardPrice,
  ProductCardTitle,
} from "@selvedge/ui/product-card";
import { ProductGrid, ProductGridItem } from "@selvedge/ui/product-grid";
import { type Good, goods, yen } from "./goods.ts";

interface ShelfProps {
  base: string;
  shown?: Good[];
  level?: 2 | 3;
}

/** Square cards in three columns. */
export const Shelf = ({ base, shown = goods, level = 2 }: ShelfProps) => (
  <ProductGrid variant="grid-3" className="rows">
    {shown.map(({ slug, name, maker, price, picture, note }, index) => (
      <ProductGridItem key={slug}>
        <ProductCard>
          <ProductCardTitle level={level} href={`${base}kohiki/`}>
            {name}
          </ProductCardTitle>
          <ProductCardPrice amount={yen(price)} />
          <ProductCardNote>{maker}</ProductCardNote>
          <ProductCardPicture picture={picture} priority={index < 3 ? "eager" : "lazy"}>
            {note && (
              <ProductCardBadges>
                <ProductCardBadge>{note}</ProductCardBadge>
              </ProductCardBadges>
            )}
          </ProductCardPicture>
        </ProductCard>
      </ProductGridItem>
    ))}
  </ProductGrid>
);

export const Listing = ({ base }: { base: string }) => (
  <>
    <PageHeading title="春のうつわ">
      益子、信楽、有田。各地の窯から届いた、手になじむうつわを六つ選びました。どれも毎日の食卓で使えます。
    </PageHeading>
    <Shelf base={base} />
  </>
);
