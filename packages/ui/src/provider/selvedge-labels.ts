import type { BackToTopLabels } from "../back-to-top/index.ts";
import type { BreadcrumbLabels } from "../breadcrumb/index.ts";
import type { BuyBarLabels } from "../buy-bar/index.ts";
import type { BuyBoxLabels } from "../buy-box/index.ts";
import type { CarouselLabels } from "../carousel/index.ts";
import type { CountdownLabels } from "../countdown/index.ts";
import type { GalleryLabels } from "../gallery/index.ts";
import type { HeroLabels } from "../hero/index.ts";
import type { MarqueeLabels } from "../marquee/index.ts";
import type { NotFoundLabels } from "../not-found/index.ts";
import type { PaginationLabels } from "../pagination/index.ts";
import type { PriceLabels } from "../price/index.ts";
import type { ProductCardLabels } from "../product-card/index.ts";
import type { ProductGridLabels } from "../product-grid/index.ts";
import type { ProsePageLabels } from "../prose/index.ts";
import type { RatingLabels } from "../rating/index.ts";
import type { HeaderNavLabels } from "../site-header/index.ts";
import type { ToolbarLabels } from "../toolbar/index.ts";
import type { WordmarkLabels } from "../wordmark/index.ts";

/** The words of all pieces, by piece: what `SelvedgeProvider` takes. */
export interface SelvedgeLabels {
  backToTop: BackToTopLabels;
  breadcrumb: BreadcrumbLabels;
  buyBar: BuyBarLabels;
  buyBox: BuyBoxLabels;
  carousel: CarouselLabels;
  countdown: CountdownLabels;
  gallery: GalleryLabels;
  headerNav: HeaderNavLabels;
  hero: HeroLabels;
  marquee: MarqueeLabels;
  notFound: NotFoundLabels;
  pagination: PaginationLabels;
  price: PriceLabels;
  productCard: ProductCardLabels;
  productGrid: ProductGridLabels;
  prose: ProsePageLabels;
  rating: RatingLabels;
  toolbar: ToolbarLabels;
  wordmark: WordmarkLabels;
}
