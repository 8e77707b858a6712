import { beforeEach, expect, test } from "vitest";
import { takeSignIn } from "./federated-sign-in.ts";

const keep = (stored: string) => sessionStorage.setItem("signIn", stored);

beforeEach(() => sessionStorage.clear());

test("a tab can continue the sign-in it started, once", () => {
  keep('{"state":"mine","search":"?redirect=%2Fcart"}');
  expect(takeSignIn("mine")).toEqual({ search: "?redirect=%2Fcart" });
  expect(takeSignIn("mine")).toBeNull();
});

test("an intent is distinguished from a sign-in, and unknown intents are ignored", () => {
  keep('{"state":"mine","search":"","purpose":"link"}');
  expect(takeSignIn("mine")).toEqual({ search: "", purpose: "link" });
  keep('{"state":"mine","search":"","purpose":"erase"}');
  expect(takeSignIn("mine")).toEqual({ search: "" });
});

test("a sign-in started elsewhere is refused, and ends this tab's own", () => {
  keep('{"state":"mine","search":""}');
  expect(takeSignIn("theirs")).toBeNull();
  expect(takeSignIn("mine")).toBeNull();
});

test.each(["{", "null", '"mine"', '{"state":null,"search":""}', '{"state":"mine"}', '{"state":"mine","search":1}'])(
  "an invalid stored value, %s, starts no sign-in",
  (stored) => {
    keep(stored);
    expect(takeSignIn("mine")).toBeNull();
    keep(stored);
    expect(takeSignIn(null)).toBeNull();
  },
);
