import { brand } from "../brand.ts";
import { usePageState } from "./page-state.ts";

export interface PageHeadProps {
  /** Name of the page; the label's name is appended. */
  title: string;
  description?: string;
  /** Canonical path without query. Pages without one are marked `noindex`. */
  canonical?: string;
  /** Root-relative picture for link previews. */
  image?: string | null;
  type?: "website" | "product";
}

/** Title, description, canonical address and Open Graph tags of a page. React hoists them into the head. */
export function PageHead({ title, description, canonical, image, type = "website" }: PageHeadProps) {
  const { origin } = usePageState();
  const fullTitle = `${title} | ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={origin + canonical} /> : <meta name="robots" content="noindex" />}
      {canonical && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={origin + canonical} />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:locale" content="en_IN" />
          {description && <meta property="og:description" content={description} />}
          {image && <meta property="og:image" content={origin + image} />}
        </>
      )}
    </>
  );
}
