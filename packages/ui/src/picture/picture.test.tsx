import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { mira } from "../fixtures/pictures.ts";
import { Picture } from "./index.ts";

const onServer = (priority: "first" | "eager" | "lazy") =>
  renderToString(<Picture source={mira.front} sizes="50vw" priority={priority} />);

describe("a picture from the server", () => {
  test("can be seen without JavaScript, and keeps its place", () => {
    const html = onServer("lazy");
    expect(html).not.toContain("sv:opacity-0");
    expect(html).toContain('width="1200" height="1600"');
    expect(html).toContain('loading="lazy"');
  });

  test("comes at once when it is the largest of the page, and only then ahead of the others", () => {
    expect(onServer("first")).toContain('fetchPriority="high"');
    expect(onServer("first")).toContain('loading="eager"');
    expect(onServer("eager")).not.toContain('fetchPriority="high"');
  });
});
