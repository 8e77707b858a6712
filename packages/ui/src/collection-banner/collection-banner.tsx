import type { ComponentProps, ReactNode } from "react";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";
import { ArtPicture } from "../picture/art-picture.tsx";
import type { PictureSource } from "../picture/index.ts";

export interface CollectionBannerProps extends Omit<ComponentProps<"header">, "title"> {
  title: ReactNode;
  /** Heading level; a page has one `<h1>`. @default 1 */
  level?: 1 | 2 | undefined;
  /** `mobile` is shown below 768 px. @default none: the header begins with its title */
  picture?: { desktop: PictureSource; mobile: PictureSource } | undefined;
  /** Description of the collection. */
  children?: ReactNode;
  /** Cloth, cut, care: `BrandFact`s. */
  facts?: ReactNode;
}

/**
 * Header of a collection page: a full-width picture, the name below it (readable on any picture) and a description.
 * Renders a `<header>`.
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
      {picture && (
        <div
          data-part="picture"
          className="sv:relative sv:aspect-banner-mobile sv:max-h-[80svh] sv:w-full sv:overflow-hidden sv:bg-media sv:lg:aspect-banner"
        >
          <ArtPicture {...picture} alt="" sizes="100vw" priority="first" />
        </div>
      )}
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
