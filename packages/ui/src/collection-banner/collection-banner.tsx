import type { ComponentProps, ReactNode } from "react";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";
import { ArtPicture } from "../picture/art-picture.tsx";
import type { PictureSource } from "../picture/index.ts";

export interface CollectionBannerProps extends Omit<ComponentProps<"header">, "title"> {
  title: ReactNode;
  /** Heading level. @default 1, of which a page has one */
  level?: 1 | 2;
  /** Below 768 px the mobile cut is shown. */
  picture: { desktop: PictureSource; mobile: PictureSource };
  /** What the collection is for. */
  children?: ReactNode;
  /** Cloth, shape, care: `BrandFact`s. */
  facts?: ReactNode;
}

/**
 * Head of a collection's page: its picture over the whole width, its name below it, where it can be read whatever the picture
 * shows, and what it is for. Renders a `<header>`.
 */
export function CollectionBanner({
  title,
  level = 1,
  picture,
  facts,
  className = "",
  children,
  ...props
}: CollectionBannerProps) {
  const Heading = `h${level}` as const;
  return (
    <header {...props} data-component="collection-banner" className={className}>
      <div
        data-part="picture"
        className="sv:relative sv:aspect-banner-mobile sv:max-h-[80svh] sv:w-full sv:overflow-hidden sv:bg-media sv:lg:aspect-banner"
      >
        <ArtPicture {...picture} alt="" sizes="100vw" priority="first" />
      </div>
      <div className="sv:wrap sv:pt-8">
        <Heading tabIndex={-1} data-part="title" className="sv:font-display sv:text-display sv:wrap-anywhere">
          {title}
        </Heading>
        <div className="sv:mt-6 sv:grid sv:gap-x-gutter sv:gap-y-9 sv:lg:grid-cols-12">
          <div data-part="lead" className="sv:max-w-lead sv:text-lead sv:text-muted sv:lg:col-span-6">
            {children}
          </div>
          {facts && (
            <dl
              className={`sv:grid sv:grid-cols-[auto_1fr] sv:content-start sv:wrap-anywhere sv:lg:col-span-5 sv:lg:col-start-8 ${WHOLE}`}
            >
              {facts}
              <EndMark />
            </dl>
          )}
        </div>
      </div>
    </header>
  );
}
