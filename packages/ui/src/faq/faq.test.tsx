import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Faq, FaqItem } from "./index.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("a closed answer is in the server's markup, inside the details that a fragment opens", () => {
  document.body.innerHTML = renderToString(
    <Faq>
      <FaqItem anchor="exchange" title="Can I exchange a size?">
        Within 48 hours of delivery.
      </FaqItem>
    </Faq>,
  );
  const target = document.querySelector("#exchange");
  expect(target?.textContent).toBe("Within 48 hours of delivery.");
  expect(target?.closest("summary")).toBeNull();
  expect(target?.closest("details")?.open).toBe(false);
});

test.each([[undefined, 3] as const, [2, 2] as const, [4, 4] as const])(
  "level %s makes the question a heading of level %i in the summary",
  (level, expected) => {
    render(<FaqItem title="Can I exchange a size?" {...(level && { level })} />);
    const heading = screen.getByRole("heading", { level: expected, name: "Can I exchange a size?" });
    expect(heading.parentElement?.tagName).toBe("SUMMARY");
  },
);

test("an answer that somebody has opened stays open when the page renders again", () => {
  const { rerender } = render(<FaqItem title="Question">Answer</FaqItem>);
  const details = document.querySelector("details")!;
  details.open = true;
  rerender(<FaqItem title="Question">Another answer</FaqItem>);
  expect(details.open).toBe(true);
  expect(details.textContent).toContain("Another answer");
});
