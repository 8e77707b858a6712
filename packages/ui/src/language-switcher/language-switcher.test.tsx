import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { SelvedgeProvider } from "../provider/index.ts";
import { isRightToLeft, LanguageSwitcher, LanguageSwitcherItem } from "./index.ts";

afterEach(cleanup);

const languages = [
  <LanguageSwitcherItem key="en" lang="en-IN">
    English
  </LanguageSwitcherItem>,
  <LanguageSwitcherItem key="ar" lang="ar" href="https://ar.nimar.example/shop">
    العربية
  </LanguageSwitcherItem>,
];

test("the present language is marked, and is no link", () => {
  render(<LanguageSwitcher>{languages}</LanguageSwitcher>);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["العربية"]);
  const current = screen.getByText("English").closest("[aria-current]");
  expect(current?.getAttribute("aria-current")).toBe("true");
  expect(current?.getAttribute("lang")).toBe("en-IN");
});

test("a link has the language and the direction of its name, and says in which language its target is", () => {
  render(<LanguageSwitcher>{languages}</LanguageSwitcher>);
  const link = screen.getByRole("link", { name: "العربية" });
  const attributes = ["href", "hreflang", "lang", "dir"].map((name) => link.getAttribute(name));
  expect(attributes).toEqual(["https://ar.nimar.example/shop", "ar", "ar", "rtl"]);
});

test("links are the provider's, or those of the item's render", () => {
  render(
    <SelvedgeProvider link={(props) => <a {...props} data-link="provider" />}>
      <LanguageSwitcher>
        {languages}
        <LanguageSwitcherItem
          lang="hi"
          href="https://hi.nimar.example"
          render={(link) => <a {...link} data-link="own" />}
        >
          हिन्दी
        </LanguageSwitcherItem>
      </LanguageSwitcher>
    </SelvedgeProvider>,
  );
  expect(screen.getByRole("link", { name: "العربية" }).dataset["link"]).toBe("provider");
  expect(screen.getByRole("link", { name: "हिन्दी" }).dataset["link"]).toBe("own");
});

test("a folded list is a disclosure of the browser, with all links in the server's markup", () => {
  const html = renderToString(<LanguageSwitcher summary="English">{languages}</LanguageSwitcher>);
  const page = document.createElement("div");
  page.innerHTML = html;
  const details = page.querySelector("nav[aria-label=Language] > details");
  expect(details?.querySelector("summary")?.textContent).toBe("English");
  expect(details?.querySelector("li a")?.getAttribute("href")).toBe("https://ar.nimar.example/shop");
});

test.each([
  ["ar", true],
  ["ur-IN", true],
  ["pa-Arab", true],
  ["AR-AE", true],
  ["en-IN", false],
  ["pa", false],
  ["ks-Deva", false],
  ["ary-Latn", false],
  ["hi-Latn", false],
])("%s is written from right to left: %s", (lang, expected) => expect(isRightToLeft(lang)).toBe(expected));
