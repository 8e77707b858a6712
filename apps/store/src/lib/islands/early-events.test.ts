import { beforeEach, describe, expect, test, vi } from "vitest";
import "../../../public/first.js";
import { firstInput, giveUpEvents, stopKeepingPageEvents, replay } from "./early-events.ts";
import { hydrated } from "./hydrated.ts";

vi.hoisted(() =>
  Object.defineProperty(document, "currentScript", { value: document.createElement("script"), configurable: true }),
);
beforeEach(() => {
  document.documentElement.removeAttribute("data-missing");
  document.body.innerHTML = `
    <div id="missing-code" hidden></div>
    <button id="page">Add to cart</button>
    <div data-waiting><button id="one"><svg><path /></svg></button><button id="two"></button><a href="#there">There</a></div>
    <form><input id="field" /><input id="box" type="checkbox" /><button id="send"></button></form>`;
  Object.assign(window.earlyEvents!, { waits: Boolean });
  window.earlyEvents!.kept.length = 0;
});

const by = (id: string) => document.getElementById(id)!;
const everything = () => true;

/** Events since the replay began: clicks by id, and a marker where one task ended. */
function heard(...types: string[]) {
  const log: string[] = [];
  const stop = new AbortController();
  for (const type of types) {
    document.addEventListener(type, ({ target }) => void log.push(`${type} ${(target as Element).id}`), {
      signal: stop.signal,
    });
  }
  return log;
}

test("replays clicks in order, on their target, with their original properties", async () => {
  by("one")
    .querySelector("path")!
    .dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, clientX: 40, clientY: 9, shiftKey: true, detail: 2 }),
    );
  by("two").click();
  const clicks: [EventTarget | null, number, number, boolean, number][] = [];
  document.addEventListener("click", ({ target, clientX, clientY, shiftKey, detail }) =>
    clicks.push([target, clientX, clientY, shiftKey, detail]),
  );
  expect(firstInput()?.target).toBe(by("one").querySelector("path"));
  await replay(everything);
  expect(clicks).toEqual([
    [by("one").querySelector("path"), 40, 9, true, 2],
    [by("two"), 0, 0, false, 0],
  ]);
});

test("replays a click on a translated word on the element that contains it", async () => {
  by("two").innerHTML = "<font><font>Buy</font></font>";
  by("two").querySelector<HTMLElement>("font font")!.click();
  by("two").innerHTML = "Buy";
  const log = heard("click");
  await replay(everything);
  expect(log).toEqual(["click two"]);
});

test("replays each event in its own task", async () => {
  by("one").click();
  by("two").click();
  const log = heard("click");
  by("one").addEventListener("click", () => void Promise.resolve().then(() => log.push("rendered")));
  await replay(everything);
  expect(log).toEqual(["click one", "rendered", "click two"]);
});

test("an early click reaches no handler before the replay", () => {
  const log = heard("click");
  by("one").click();
  expect(log).toEqual([]);
});

test("links work at once", () => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(firstInput()).toBeNull();
});

test("forms that post are submitted at once, others wait for their code", () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector("form")!.addEventListener("submit", sent);
  by("send").click();
  expect(sent).not.toHaveBeenCalled();
  document.querySelector("form")!.method = "post";
  by("send").click();
  expect(sent).toHaveBeenCalledOnce();
});

test("fields get back the value that was entered, even if the page resets them", async () => {
  const field = by("field") as HTMLInputElement;
  const box = by("box") as HTMLInputElement;
  for (const value of ["m", "meera"]) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  box.click();
  field.value = "";
  box.checked = false;
  const log = heard("input", "click");
  await replay(everything);
  expect([field.value, box.checked]).toEqual(["meera", true]);
  expect(log).toEqual(["input field", "click box", "input box"]);
});

test("a swipe is replayed with its moves", async () => {
  const at = (type: string, clientX: number) =>
    by("one").dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerType: "touch" }));
  at("pointerdown", 300);
  at("pointermove", 250);
  at("pointerup", 200);
  const log = heard("pointerdown", "pointermove", "pointerup");
  await replay(everything);
  expect(log).toEqual(["pointerdown one", "pointermove one", "pointerup one"]);
});

test("after the page has hydrated, only events on islands are kept", async () => {
  stopKeepingPageEvents();
  const log = heard("click");
  by("page").click();
  by("one").click();
  expect(log).toEqual(["click page"]);
  await replay((target) => by("two").contains(target));
  expect(log).toEqual(["click page"]);
  await replay(everything);
  expect(log).toEqual(["click page", "click one"]);
});

test("hydrated() replays the page's own events; those of islands stay kept", async () => {
  by("page").click();
  by("one").click();
  const log = heard("click");
  await hydrated();
  expect(log).toEqual(["click page"]);
  by("page").click();
  by("two").click();
  expect(log).toEqual(["click page", "click page"]);
  await replay(everything);
  expect(log.slice(2)).toEqual(["click one", "click two"]);
});

const isTold = () => !by("missing-code").hidden;

const choose = (field: Element) => field.dispatchEvent(new Event("input", { bubbles: true }));

/** A select in a form, with handlers that record its change and its submission. */
function choice() {
  document.body.insertAdjacentHTML("beforeend", "<form data-sent-by-choice><select id=sort></select></form>");
  return [by("sort"), vi.spyOn((by("sort") as HTMLSelectElement).form!, "submit").mockReturnValue()] as const;
}

describe("when no code will come", () => {
  test("kept clicks are dropped and the shopper is told; without clicks nothing is shown", () => {
    giveUpEvents();
    expect(isTold()).toBe(false);
    document.documentElement.removeAttribute("data-missing");
    by("page").click();
    giveUpEvents();
    expect(window.earlyEvents!.kept).toEqual([]);
    expect(isTold()).toBe(true);
  });

  test("later clicks are reported at once, and browser defaults still work", () => {
    giveUpEvents();
    const log = heard("click");
    document.querySelector("a")!.click();
    by("box").click();
    expect([log, isTold()]).toEqual([["click ", "click box"], false]);
    by("one").click();
    expect([log.slice(2), isTold()]).toEqual([["click one"], true]);
    expect(window.earlyEvents!.kept).toEqual([]);
  });

  test("a choice whose form works without code is submitted, whether made before or after the failure", () => {
    const [sort, submit] = choice();
    choose(sort);
    expect(submit).not.toHaveBeenCalled();
    giveUpEvents();
    expect(submit).toHaveBeenCalledOnce();
    choose(sort);
    expect(submit).toHaveBeenCalledTimes(2);
    choose(by("field"));
    expect([submit.mock.calls.length, isTold(), window.earlyEvents!.kept]).toEqual([2, false, []]);
  });

  test("for one island, events on others are still kept", () => {
    stopKeepingPageEvents();
    const [frame] = document.querySelectorAll("[data-waiting]");
    frame!.insertAdjacentHTML("afterend", "<div data-waiting><button id=other></button></div>");
    by("one").click();
    by("other").click();
    giveUpEvents(frame);
    expect(window.earlyEvents!.kept.map(({ target }) => target)).toEqual([by("other")]);
    expect(isTold()).toBe(true);
    by("missing-code").hidden = true;
    by("two").click();
    expect(isTold()).toBe(true);
  });
});

describe("when no code has run for ten seconds", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test("a click is dropped and the shopper told; fields keep their values", async () => {
    const field = by("field") as HTMLInputElement;
    field.value = "meera";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    by("one").click();
    vi.advanceTimersByTime(9_999);
    expect([window.earlyEvents!.kept.length, isTold()]).toEqual([2, false]);
    vi.advanceTimersByTime(1);
    expect(window.earlyEvents!.kept.map(({ target }) => target)).toEqual([field]);
    expect(isTold()).toBe(true);
  });

  test("a choice whose form works without code is submitted", () => {
    const [sort, submit] = choice();
    choose(sort);
    vi.advanceTimersByTime(9_999);
    expect(submit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(submit).toHaveBeenCalledOnce();
  });

  test("a click that was already replayed is not reported", async () => {
    by("one").click();
    const done = replay(everything);
    await vi.advanceTimersByTimeAsync(20_000);
    await done;
    expect(isTold()).toBe(false);
  });
});
