import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { mira } from "../fixtures/pictures.ts";
import { Picture } from "./index.ts";

const onServer = (priority: "first" | "eager" | "lazy") =>
  renderToString(<Picture source={mira.front} sizes="50vw" priority={priority} />);

describe("a picture from the server", () => {
  // spec: Native lazy loading
  // spec: Pictures: one attempt, threshold 0.1
  test("is visible without JavaScript, and reserves its space", () => {
    const html = onServer("lazy");
    expect(html).not.toContain("sv:opacity-0");
    expect(html).toContain('width="1200" height="1600"');
    expect(html).toContain('loading="lazy"');
  });

  test("is loaded eagerly with first priority only if it is the page's largest", () => {
    expect(onServer("first")).toContain('fetchPriority="high"');
    expect(onServer("first")).toContain('loading="eager"');
    expect(onServer("eager")).not.toContain('fetchPriority="high"');
  });

  test("needs only a file: no other format is offered, and it is decorative", () => {
    const { container } = render(<Picture source={{ src: "/vase.jpg" }} sizes="50vw" />);
    const picture = container.querySelector("picture")!;
    expect(picture.querySelectorAll("source")).toHaveLength(0);
    expect(picture.querySelector("img")!.getAttribute("src")).toBe("/vase.jpg");
    expect(picture.querySelector("img")!.alt).toBe("");
    expect(picture.style.backgroundColor).toBe("");
  });

  test("has the placeholder file as its background, whatever characters its URL contains", () => {
    const placeholder = `/pictures/a "b".webp`;
    const { container } = render(<Picture source={{ ...mira.front, placeholder }} sizes="50vw" />);
    const { backgroundImage, backgroundColor } = container.querySelector("picture")!.style;
    expect(backgroundImage).toContain('a \\"b\\".webp');
    expect(backgroundColor).not.toBe("");
    expect(onServer("first")).not.toContain("background-image");
  });
});
