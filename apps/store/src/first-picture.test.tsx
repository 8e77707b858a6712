import { renderToString } from "react-dom/server";
import { Picture, type PictureSource } from "@selvedge/ui/picture";
import { expect, test } from "vitest";
import { namePictureFirst } from "./first-picture.ts";

const source = (name: string): PictureSource => ({
  alt: name,
  width: 1200,
  height: 1600,
  color: "#234",
  avif: `/media/${name}-360.avif 360w, /media/${name}-720.avif 720w`,
  webp: `/media/${name}-360.webp 360w`,
  src: `/media/${name}.jpg`,
});

const SCRIPT = `<script async="" src="/first.js" data-fonts="/a.woff2"></script>`;
const page = (...pictures: React.ReactNode[]) =>
  namePictureFirst(`<head>${SCRIPT}<title>A page</title></head>${renderToString(<main>{pictures}</main>)}`);
const linksOf = (html: string) => {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return Array.from(parsed.head.querySelectorAll("script + link, script + link + link"), (link) =>
    Object.fromEntries(Array.from(link.attributes, ({ name, value }) => [name, value])),
  );
};
const preload = { rel: "preload", as: "image", type: "image/avif", fetchpriority: "high" };

test("the largest picture is preloaded in the variant that the browser will choose", () => {
  const html = page(
    <Picture key="1" source={source("beside")} sizes="10vw" />,
    <Picture key="2" source={source("front")} sizes="(width >= 48rem) 50vw, 100vw" priority="first" />,
  );
  expect(linksOf(html)).toEqual([
    { ...preload, imagesrcset: source("front").avif, imagesizes: "(width >= 48rem) 50vw, 100vw" },
  ]);
});

test("of two art-directed variants only the displayed one is preloaded", () => {
  const links = linksOf(
    page(
      <picture key="1">
        <source media="(width < 48rem)" type="image/avif" srcSet={source("narrow").avif} sizes="96vw" />
        <source media="(width < 48rem)" type="image/webp" srcSet={source("narrow").webp} sizes="96vw" />
        <source type="image/avif" srcSet={source("wide").avif} sizes="100vw" />
        <img src={source("wide").src} alt="" fetchPriority="high" />
      </picture>,
    ),
  );
  expect(links.map(({ media, imagesrcset }) => [media, imagesrcset])).toEqual([
    ["(width < 48rem)", source("narrow").avif],
    ["(not (width < 48rem))", source("wide").avif],
  ]);
});

test("a page without such a picture is unchanged", () => {
  const html = page(<Picture key="1" source={source("card")} sizes="10vw" priority="eager" />);
  expect(linksOf(html)).toEqual([]);
});

test("a lazy picture before it is not preloaded in its place", () => {
  const html = page(
    <Picture key="1" source={source("card")} sizes="10vw" />,
    <img key="2" src="/largest.png" alt="" fetchPriority="high" />,
  );
  expect(linksOf(html)).toEqual([]);
});
