import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe("a draft", () => {
  it("is returned to the user who typed it", () => {
    keepDraft("asha", { city: "Indore" });
    expect(readDraft("asha")).toEqual({ city: "Indore" });
    expect(readDraft("asha")).toEqual({ city: "Indore" });
  });

  it("is never returned to another user, and is deleted when another user reads it", () => {
    keepDraft("asha", { city: "Indore" });
    expect(readDraft("meera")).toBeNull();
    expect(readDraft("asha")).toBeNull();
  });

  it("expires after a day", () => {
    vi.useFakeTimers();
    keepDraft("asha", { city: "Indore" });
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(readDraft("asha")).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is stored in the tab, where other tabs cannot read it", () => {
    keepDraft("asha", { city: "Indore" });
    expect(localStorage).toHaveLength(0);
    forgetDraft();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["{", "null", "[]", '{"owner":"asha"}', '{"owner":"asha","at":9e15,"values":"x"}'])(
    "is null when the browser has %s",
    (text) => {
      sessionStorage.setItem("draft", text);
      expect(readDraft("asha")).toBeNull();
    },
  );
});
