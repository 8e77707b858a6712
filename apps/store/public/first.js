// The first script of every page. It blocks nothing.

// Fonts are requested when the largest picture has arrived: on a slow connection they would delay it. The page's code runs at the
// first input, or once the visitor has looked at the page for a while. It is fetched ahead when the page has loaded.
var begin = (() => {
  const wanted = document.currentScript.dataset;
  /** The longest wait for the picture, and for the fonts. */
  const PATIENCE_MS = 4000;
  /** Time without an input after which the code runs by itself. */
  const READING_MS = 1000;
  const INPUTS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];
  /** What the shop remembers of a visitor who expects to see it at once: a cart, a session, a message of the previous page. */
  const EXPECTED = ["cartToken", "token", "wishlistSessionId", "compareItems", "flash"];
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  const isGoodLine = !saveData && effectiveType == "4g";
  let prepared = false;
  let begun = false;

  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
  const each = (list, request) => list && list.split(" ").forEach(request);

  /** Applies all fonts at once, when the last has arrived: each alone would cause a layout of the whole page. */
  function loadFonts() {
    let missing = 1;
    let applied = false;
    const apply = () => {
      if (applied) return;
      applied = true;
      const faces = document.getElementById("faces");
      each(wanted.styles, (href) => add("link", { rel: "stylesheet", href }));
      if (faces && !wanted.styles) faces.media = "all";
    };
    const arrive = () => --missing || apply();
    const preload = (as, crossOrigin) => (href) => {
      missing += 1;
      add("link", { rel: "preload", as, crossOrigin, href, onload: arrive, onerror: arrive });
    };
    each(wanted.fonts, preload("font", "anonymous"));
    each(wanted.styles, preload("style", null));
    arrive();
    setTimeout(apply, PATIENCE_MS);
  }
  /** Runs the page's code. */
  function begin() {
    if (begun) return;
    begun = true;
    if (!prepared || !isGoodLine) loadFonts();
    each(wanted.modules, (href) => add("link", { rel: "modulepreload", href }));
    const giveUp = () => window.earlyEvents.giveUp(document.documentElement);
    // The code reads the state at the end of the document: on a slow phone an input may come while the document is still being parsed.
    whenParsed(() => add("script", { type: "module", src: wanted.entry, onerror: giveUp }));
  }
  /**
   * Puts files into the browser's cache, and then has the modules parsed, so that an input later waits for neither. Only once all
   * are there: a browser never requests a module or its imports again that it could not preload.
   */
  function fetchAhead(files) {
    let missing = 0;
    const parse = (href) => href.endsWith(".js") && add("link", { rel: "modulepreload", href });
    const onload = () => --missing || each(files, parse);
    each(files, (href) => {
      missing += 1;
      add("link", { rel: "prefetch", href, onload });
    });
  }

  function handleInput(event) {
    const { type, target, pointerType, movementX, movementY } = event;
    // A finger that moves without scrolling asks for nothing, and a link that is followed leaves the page. Chromium also reports a
    // mouse that rests where the page appears.
    if (type == "pointermove" && (pointerType == "touch" || (!movementX && !movementY))) return;
    if ((type == "pointerdown" || type == "focusin") && target.closest?.("a[href]:not([data-opens])")) return;
    window.earlyEvents.firstInput ??= event;
    // This button needs no code, and its request would wait for the code's files: addToCart.
    if (target.closest?.("[type=submit]")?.form?.hasAttribute("data-kept")) return;
    begin();
  }
  /** Called when the largest picture has arrived. */
  function prepare() {
    if (prepared) return;
    if (isGoodLine && !begun) loadFonts();
    prepared = true;
    if (!("waits" in wanted) || isExpected()) begin();
    if (!isGoodLine) return;
    whenQuiet(() => {
      fetchAhead([...(begun ? [] : [wanted.modules, wanted.entry]), wanted.later].filter(Boolean).join(" "));
      setTimeout(() => whenIdle(begin), READING_MS);
    });
  }
  function isExpected() {
    if (!navigator.onLine || history.state?.kept) return true;
    try {
      return EXPECTED.some((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key));
    } catch {
      return false;
    }
  }
  const whenParsed = (run) => (document.readyState == "loading" ? addEventListener("DOMContentLoaded", run) : run());
  // Safari has no requestIdleCallback.
  const whenIdle = (run) => (window.requestIdleCallback ? requestIdleCallback(run) : setTimeout(run, 200));
  const whenQuiet = (run) =>
    document.readyState == "complete" ? whenIdle(run) : addEventListener("load", () => whenIdle(run));
  function waitForPicture() {
    const picture = document.querySelector("img[fetchpriority=high]");
    if (!picture || picture.complete) return prepare();
    for (const type of ["load", "error"]) picture.addEventListener(type, prepare);
    setTimeout(prepare, PATIENCE_MS);
  }
  for (const type of INPUTS) addEventListener(type, handleInput, { capture: true, passive: true });
  whenParsed(waitForPicture);
  return begin;
})();

// Records what a browser's translation changes before hydration: src/lib/islands/translation.ts
(() => {
  const records = [];
  function watch() {
    // A document that is left for another page may have no body.
    if (!document.body) return;
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
    window.watchedBody = { observer, records };
  }
  if (document.readyState == "loading") addEventListener("DOMContentLoaded", watch);
  else watch();
})();

// Keeps presses, swipes, input and the search key that come before hydration: src/lib/islands/early-events.ts
(() => {
  const kept = [];
  const early = (window.earlyEvents = { kept, waits: Boolean, giveUp });
  /** A kept press is repeated within this time, or not at all: later it would surprise. */
  const PATIENCE_MS = 10000;
  let down;
  let move;
  /** The form whose piece is being added to the cart. */
  let adding = null;

  function keep(event) {
    begin();
    if (event.type == "click") setPressed(targetOf(event), true);
    // React may change the field before the event is repeated.
    kept.push({ event, target: targetOf(event), value: event.target.value, checked: event.target.checked });
    setTimeout(() => drop((each) => each.event == event), PATIENCE_MS);
  }
  /** A browser's translation wraps words in <font> elements, which are removed before hydration. */
  const targetOf = (event) => event.target.closest(":not(font)");
  /** Shows in the next frame that the press was received: styles.css. */
  const setPressed = (target, isPressed) => target.closest("button,a")?.toggleAttribute("data-pressed", isPressed);

  /** Stops waiting for the code that would answer the matching events. Values of fields stay, for code that arrives late. */
  function drop(isMatch) {
    for (let index = kept.length - 1; index >= 0; index -= 1) {
      const { event, target } = kept[index];
      if (!isMatch(kept[index]) || (event.type == "input" && !submitsOnChange(target))) continue;
      kept.splice(index, 1);
      if (event.type == "input") target.form.submit();
      if (event.type == "click") {
        setPressed(target, false);
        if (!followLink(target.closest("a[href]")) && !postForm(target.closest("button"))) show("missing-code");
      }
      if (index > kept.length) index = kept.length;
    }
  }
  /** A link that opens an overlay also leads to a page with the same content. Offline, following it would lose this page. */
  function followLink(link) {
    if (link && navigator.onLine) location = link.href;
    return link && navigator.onLine;
  }
  /**
   * Posts a form with `data-kept` whose code has not arrived: once, with the token of the browser's cart. Not while offline, and
   * not after other unanswered presses in the form: it would send something else than the shopper meant.
   */
  function postForm(button) {
    const form = button?.form;
    if (!form?.hasAttribute("data-kept")) return false;
    const others = pressesIn(form);
    for (const press of others) kept.splice(kept.indexOf(press), 1);
    if (!isSubmit(button) || !navigator.onLine || others.some(({ target }) => target.closest("button") != button))
      return false;
    fillInToken(form);
    form.requestSubmit(button);
    return true;
  }
  const pressesIn = (form) => kept.filter(({ event, target }) => event.type == "click" && form.contains(target));
  const isSubmit = (button) => button.type == "submit" && button.form?.hasAttribute("data-kept");
  /** A sort order: its form needs no code. */
  const submitsOnChange = (field) => field.form?.hasAttribute("data-sent-by-choice");

  /** Reads a text as src/lib/storage.ts does. */
  function read(key) {
    const inMemory = history.state?.kept?.[key];
    try {
      return inMemory ?? localStorage.getItem(key) ?? sessionStorage.getItem(key);
    } catch {
      return inMemory ?? null;
    }
  }
  /** Whether the browser stores a cart's token. If not, only the page's code can remember it. */
  function canStore() {
    try {
      localStorage.setItem("probe", location.href);
      localStorage.removeItem("probe");
      return true;
    } catch {
      return false;
    }
  }
  const fillInToken = (form) => (form.elements.cart_token.value = read("cartToken") ?? "");
  /**
   * Adds to the cart without the page's code, and shows a message. Returns false when the form is incomplete, other presses in it
   * are unanswered, or the browser stores nothing. A refusal is left to the page's code, or to the page that answers the form,
   * which can explain it. A lost answer is not repeated, because the piece may have been added.
   */
  function addToCart(event, button) {
    const { form } = button;
    if (adding == form) return true;
    if (!navigator.onLine || !canStore() || !form.checkValidity() || pressesIn(form).length > 0) return false;
    adding = form;
    fillInToken(form);
    const fields = Object.fromEntries(new FormData(form));
    setPressed(button, true);
    fetch("/api/cart/items", {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
      },
      body: JSON.stringify({
        product_id: +fields.product_id,
        quantity: +fields.quantity,
        variants: ["material", "size"].filter((type) => type in fields).map((type) => ({ type, value: fields[type] })),
        cart_token: fields.cart_token || null,
      }),
    })
      .finally(() => {
        adding = null;
        setPressed(button, false);
        begin();
      })
      .then((answer) => {
        if (answer.ok) return answer.json().then(showAdded);
        if (button.closest("[data-missing]")) form.requestSubmit(button);
        else if (early.waits(button)) keep(event);
        else button.click();
      })
      .catch(() => show("missing-code"));
    return true;
  }
  function showAdded({ cartToken }) {
    localStorage.setItem("cartToken", cartToken);
    // Hydrated code handles this like a change by another tab: src/lib/storage.ts, src/features/cart/cart-channel.ts
    dispatchEvent(new StorageEvent("storage", { key: "cartToken", newValue: cartToken }));
    new BroadcastChannel("cart").postMessage("changed");
    show("early-added");
  }
  function giveUp(within) {
    within.setAttribute("data-missing", "");
    drop(({ target }) => within.contains(target));
  }
  /** Shows one of src/features/shell/early-messages.tsx. */
  function show(id) {
    const message = document.getElementById(id);
    // The document may still be loading.
    if (!message) return;
    message.hidden = false;
    message.showPopover?.();
  }

  function handleEvent(event) {
    const { target, type } = event;
    if (!target.closest || !early.waits(target)) return;
    const isMissing = target.closest("[data-missing]");
    if (type == "click") handleClick(event, isMissing);
    else if (isMissing) {
      if (type == "input" && submitsOnChange(target)) target.form.submit();
    } else if (type == "pointerdown") down = event;
    else if (type == "pointermove") move = event;
    else if (type == "pointerup") {
      const isSwipe = down && move && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 9;
      if (isSwipe) [down, move, event].forEach(keep);
    } else if (type == "input") {
      if (kept.at(-1)?.target == target) kept.pop();
      keep(event);
    } else if (type == "keydown" && early.waits == Boolean && opensSearch(event)) {
      event.preventDefault();
      if (!event.repeat) keep(event);
    }
  }
  /** Links, fields and forms that post need no code, except a link with `data-opens`, whose code opens an overlay. */
  function handleClick(event, isMissing) {
    const control = event.target.closest("a[href],label,button");
    if (!control || control.tagName == "LABEL") return;
    if (control.href) {
      if (isMissing || !control.hasAttribute("data-opens") || hasModifier(event)) return;
    } else if (isSubmit(control)) {
      if (addToCart(event, control)) return stop(event);
      if (isMissing && navigator.onLine) return fillInToken(control.form);
      event.preventDefault();
    } else if (control.type == "submit" && control.form?.method == "post") return;
    if (isMissing) return show("missing-code");
    stop(event);
    keep(event);
  }
  function stop(event) {
    event.preventDefault();
    event.stopPropagation();
  }
  /** With a modifier key the browser opens the link elsewhere. */
  const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }) => ctrlKey || metaKey || shiftKey || altKey;
  /** The same rule as in src/features/search/search-opening.ts, which takes over after hydration. */
  function opensSearch({ key, target, ctrlKey, metaKey, altKey, isComposing }) {
    if (key != "/" || ctrlKey || metaKey || altKey || isComposing) return false;
    return !target.closest("input,textarea,select,[contenteditable],[role=dialog]") && !read("searchKey");
  }
  /** Whether the value differs from the document's. A range input has no default to compare with. */
  function isFilledIn(field) {
    const option = field.options?.[field.selectedIndex];
    if (option) return !option.defaultSelected && (field.selectedIndex > 0 || field.querySelector("[selected]"));
    if (field.type == "radio") return field.checked && !field.defaultChecked;
    if (field.type == "checkbox") return field.checked != field.defaultChecked;
    return field.type != "range" && field.value != field.defaultValue;
  }
  for (const type of ["click", "pointerdown", "pointermove", "pointerup", "input", "keydown"])
    addEventListener(type, handleEvent, true);
  // Presses that came before this script, held by the script in the document's head.
  window.pressed?.forEach(handleEvent);
  for (const field of document.querySelectorAll("input,select,textarea"))
    if (isFilledIn(field)) keep({ type: "input", target: field });
})();
