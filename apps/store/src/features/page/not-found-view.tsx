import { NotFound } from "@selvedge/ui/not-found";
import { TextLink } from "@selvedge/ui/text-link";
import { SearchForm } from "./search-form.tsx";
import { PageHead } from "../../lib/page-head.tsx";

const LINKS = [
  { href: "/", text: "Home" },
  { href: "/shop", text: "Shop" },
  { href: "/shop/workwear", text: "Workwear" },
  { href: "/cart", text: "Cart" },
];

/** The page for an unknown address, with links to elsewhere. */
export default function NotFoundView() {
  return (
    <>
      <PageHead title="Page not found" />
      <NotFound
        search={<SearchForm />}
        links={LINKS.map(({ href, text }) => (
          <TextLink key={href} form="standalone" href={href}>
            {text}
          </TextLink>
        ))}
      />
    </>
  );
}
