import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hero } from "../fixtures/scenes.ts";
import { Hero } from "./index.ts";

const { film, ...poster } = hero;

// spec: Home: film
test("renders the poster first, and a film that loads nothing until it is requested", () => {
  const html = renderToStaticMarkup(<Hero title="Discover the New Collection" poster={poster} film={film} />);
  expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/i);
  expect(html).toMatch(/<video[^>]*muted=""[^>]*loop=""[^>]*playsInline=""[^>]*preload="none"/i);
  expect(html).toContain("Your browser cannot show this film.");
});
