import type { BackToTopLabels } from "../back-to-top/index.ts";
import type { NotFoundLabels } from "../not-found/index.ts";
import type { ProsePageLabels } from "../prose/index.ts";
import type { HeaderNavLabels } from "../site-header/index.ts";
import type { ToolbarLabels } from "../toolbar/index.ts";
import type { WordmarkLabels } from "../wordmark/index.ts";
import type { CarouselLabels } from "../carousel/index.ts";
import type { HeroLabels } from "../hero/index.ts";
import type { MarqueeLabels } from "../marquee/index.ts";
import type { GalleryLabels } from "../gallery/index.ts";
import type { PaginationLabels } from "../pagination/index.ts";
import type { ProductGridLabels } from "../product-grid/index.ts";
import type { BreadcrumbLabels } from "../breadcrumb/index.ts";

/** The words of all pieces, by piece: what `SelvedgeProvider` takes. */
export interface SelvedgeLabels {
  backToTop: BackToTopLabels;
  headerNav: HeaderNavLabels;
  notFound: NotFoundLabels;
  prose: ProsePageLabels;
  toolbar: ToolbarLabels;
  wordmark: WordmarkLabels;
  carousel: CarouselLabels;
  hero: HeroLabels;
  marquee: MarqueeLabels;
  breadcrumb: BreadcrumbLabels;
  gallery: GalleryLabels;
  pagination: PaginationLabels;
  productGrid: ProductGridLabels;
}
