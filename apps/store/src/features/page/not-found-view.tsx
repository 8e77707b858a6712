import { NotFound } from "@selvedge/ui/not-found";
import { TextLink } from "@selvedge/ui/text-link";
import { useCollections } from "./collections.ts";
import { SearchForm } from "./search-form.tsx";
import { PageHead } from "../../lib/page-head.tsx";

/** The page for an unknown address, with links to elsewhere. */
export default function NotFoundView() {
  const [collection] = useCollections();
  const links = [
    { href: "/", text: "Home" },
    { href: "/shop", text: "Shop" },
    ...(collection ? [{ href: `/shop/${collection.slug}`, text: collection.name }] : []),
    { href: "/cart", text: "Cart" },
  ];
  return (
    <>
      <PageHead title="Page not found" />
      <NotFound
        search={<SearchForm />}
        links={links.map(({ href, text }) => (
          <TextLink key={href} variant="standalone" href={href}>
            {text}
          </TextLink>
        ))}
      />
    </>
  );
}
