import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Page } from "../../fixtures/page.tsx";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import ShellHeader from "./shell-header.tsx";

afterEach(cleanup);

interface Announcement {
  text: string | null;
  link: string | null;
}

const show = (announcement?: Announcement, isReduced = false) =>
  render(
    <Page shop={demoSettings(announcement && { announcement })}>
      <ShellHeader isReduced={isReduced} />
    </Page>,
  );
const region = () => screen.queryByRole("region", { name: "Announcements" });

test("the demo has no announcement", () => {
  show();
  expect(screen.getByRole("banner")).toBeDefined();
  expect(region()).toBeNull();
});

test("the owner's announcement stands before the header", () => {
  show({ text: "The indigo pieces are back.", link: null });
  expect(region()?.textContent).toBe("The indigo pieces are back.");
  expect(region()?.compareDocumentPosition(screen.getByRole("banner"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole("link", { name: "The indigo pieces are back." })).toBeNull();
});

test("with a link the sentence leads to the page", () => {
  show({ text: "The indigo pieces are back.", link: "/shop?category_id=2" });
  const link = screen.getByRole("link", { name: "The indigo pieces are back." });
  expect(link.getAttribute("href")).toBe("/shop?category_id=2");
});

test("the checkout has no announcement", () => {
  show({ text: "The indigo pieces are back.", link: null }, true);
  expect(screen.getByRole("banner")).toBeDefined();
  expect(region()).toBeNull();
});
