import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Page } from "../../fixtures/page.tsx";
import SizeChartDialog, { type SizeChartDialogProps } from "./size-chart-dialog.tsx";

afterEach(cleanup);

const sizes: SizeChartDialogProps["product"]["attributes"] = [
  { id: 1, name: "Size", type: "size", options: [{ id: 1, value: "S", stock: 4 }] },
];

function open(product: Partial<SizeChartDialogProps["product"]>): void {
  render(
    <Page path="/product/x">
      <SizeChartDialog
        product={{ attributes: sizes, category_slug: "kurtas", ...product }}
        selected="S"
        onClose={() => {}}
      />
    </Page>,
  );
}

// spec: acceptance 2 model
test("the size chart says who wears the piece, how tall they are and in which size", () => {
  open({ model: { height_cm: 173, size: "S" } });
  expect(screen.getByText("Model is 173 cm (5′ 8″) and wears S")).toBeTruthy();
});

test("a piece without garment measurements only has the body chart", () => {
  open({});
  expect(screen.getByRole("table", { name: "Body measurements (in)" })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Garment" })).toBeNull();
  expect(screen.queryByText(/Model is/)).toBeNull();
});
