import { expect, test } from "vitest";
import { ApiError } from "../../lib/http.ts";
import { whyNotOnDelivery } from "./paid-on-delivery.ts";

const indore = { country: "India", postalCode: "452 001" } as const;
const small = { totalPaise: 1_800_00, most: 50_000 };
const answer = (cash_on_delivery: boolean) => ({
  pincode: "452001",
  city: "Indore",
  state: "Madhya Pradesh",
  earliest: "2026-12-03T06:00:00Z",
  latest: "2026-12-05T06:00:00Z",
  cash_on_delivery,
});

test("cash on delivery is offered only where the shop supports it", () => {
  expect(whyNotOnDelivery(indore, { data: answer(true) }, small)).toBeNull();
  expect(whyNotOnDelivery(indore, { data: answer(false) }, small)).toBe("Not possible at 452001.");
  expect(whyNotOnDelivery(indore, { error: new ApiError(422, "We do not know this PIN code.") }, small)).toBe(
    "Not possible at 452001.",
  );
});

test("while availability is unknown a reason is shown", () => {
  expect(whyNotOnDelivery({ ...indore, postalCode: "4520" }, {}, small)).toBe(
    "Possible at some PIN codes: enter yours above.",
  );
  expect(whyNotOnDelivery(indore, {}, small)).toBe("We are looking up your PIN code.");
  expect(whyNotOnDelivery({ country: "France", postalCode: "35000" }, {}, small)).toBe("Not possible outside India.");
});

test("if the lookup fails, the server's answer to the order decides", () => {
  expect(whyNotOnDelivery(indore, { error: new ApiError(0, "") }, small)).toBeNull();
});

test("cash on delivery is limited to the shop's maximum amount", () => {
  const most = 50_000;
  const known = { data: answer(true) };
  expect(whyNotOnDelivery(indore, known, { totalPaise: 50_000_00, most })).toBeNull();
  expect(whyNotOnDelivery(indore, known, { totalPaise: 50_000_01, most })).toBe(
    "Possible for orders up to ₹50,000.00.",
  );
  expect(whyNotOnDelivery(indore, known, { totalPaise: 90_000_00, most: undefined })).toBeNull();
});
