// The first script of every page. It blocks nothing.

// Fonts and modules of the page are asked for when its largest picture has come, or when somebody has touched it: on a
// slow line they would come instead of it.
var begin = (function () {
  var wanted = document.currentScript.dataset;
  var begun = false;
  /** The longest wait for the picture, and for the fonts. */
  var PATIENCE_MS = 4000;

  function add(tag, properties) {
    document.head.append(Object.assign(document.createElement(tag), properties));
  }
  function each(list, ask) {
    if (list) list.split(" ").forEach(ask);
  }
  /** Applies all fonts at once, when the last has arrived: each alone would cause a layout of the whole page. */
  function bringFonts() {
    var missing = 1;
    function change() {
      var faces = document.getElementById("faces");
      missing = 0;
      each(wanted.styles, function (href) {
        add("link", { rel: "stylesheet", href: href });
      });
      if (faces && !wanted.styles) faces.media = "all";
      change = Boolean;
    }
    function arrive() {
      missing -= 1;
      if (!missing) change();
    }
    function fetchAhead(as, crossOrigin) {
      return function (href) {
        missing += 1;
        add("link", { rel: "preload", as: as, crossOrigin: crossOrigin, href: href, onload: arrive, onerror: arrive });
      };
    }
    each(wanted.fonts, fetchAhead("font", "anonymous"));
    each(wanted.styles, fetchAhead("style", null));
    arrive();
    setTimeout(function () {
      change();
    }, PATIENCE_MS);
  }
  function begin() {
    if (begun) return;
    begun = true;
    bringFonts();
    each(wanted.modules, function (href) {
      add("link", { rel: "modulepreload", href: href });
    });
    add("script", {
      type: "module",
      src: wanted.entry,
      onerror: function () {
        window.earlyEvents.giveUp(document.documentElement);
      },
    });
  }
  function waitForPicture() {
    var picture = document.querySelector("img[fetchpriority=high]");
    if (!picture || picture.complete) return begin();
    picture.addEventListener("load", begin);
    picture.addEventListener("error", begin);
    setTimeout(begin, PATIENCE_MS);
  }
  if (document.readyState == "loading") addEventListener("DOMContentLoaded", waitForPicture);
  else waitForPicture();
  return begin;
})();

// Records what a browser's translation changes before hydration: src/lib/islands/translation.ts
(function () {
  var records = [];
  function watch() {
    var observer = new MutationObserver(function (more) {
      records.push.apply(records, more);
    });
    // A document that is left for another page may have no body.
    if (!document.body) return;
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
    window.watchedBody = { observer: observer, records: records };
  }
  if (document.readyState == "loading") addEventListener("DOMContentLoaded", watch);
  else watch();
})();

// Keeps presses, swipes, input and the search key that come before hydration: src/lib/islands/early-events.ts
(function () {
  var kept = [];
  var down;
  var move;
  var adding = null;
  var early = (window.earlyEvents = { kept: kept, waits: Boolean, giveUp: giveUp });
  /** A kept press is repeated within this time, or not at all: later it would surprise. */
  var PATIENCE_MS = 10000;

  function keep(event) {
    begin();
    if (event.type == "click") mark(placeOf(event), true);
    // React may change the field before the event is repeated.
    kept.push({ event: event, target: placeOf(event), value: event.target.value, checked: event.target.checked });
    setTimeout(function () {
      takeBack(function (each) {
        return each.event == event;
      });
    }, PATIENCE_MS);
  }
  /** A browser's translation wraps words in <font> elements, which are removed before hydration. */
  function placeOf(event) {
    return event.target.closest(":not(font)");
  }
  /** Shows in the next frame that the press was received: styles.css. */
  function mark(target, isHeard) {
    var control = target.closest("button,a");
    if (control) control.toggleAttribute("data-pressed", isHeard);
  }
  /** Gives up the matching events. Values of fields stay, for code that arrives late. */
  function takeBack(isMeant) {
    for (var index = kept.length - 1; index >= 0; index -= 1) {
      var event = kept[index].event;
      var target = kept[index].target;
      if (!isMeant(kept[index]) || (event.type == "input" && !sendsItself(target))) continue;
      kept.splice(index, 1);
      if (event.type == "click") mark(target, false);
      if (event.type == "click" && !follow(target.closest("a[href]")) && !sendKept(target.closest("button"))) tell();
      if (index > kept.length) index = kept.length;
      if (event.type == "input") target.form.submit();
    }
  }
  /** A link that opens an overlay also leads to a page with the same content. Offline, following it would lose this page. */
  function follow(link) {
    if (link && navigator.onLine) location = link.href;
    return link && navigator.onLine;
  }
  /**
   * Posts a form with `data-kept` whose code has not arrived: once, with the token of the browser's cart. Not while offline, and
   * not after other unanswered presses in the form: it would send something else than the shopper meant.
   */
  function sendKept(button) {
    var form = button && button.form;
    if (!form || !form.hasAttribute("data-kept")) return false;
    var isMeant = isKept(button) && navigator.onLine;
    for (var index = kept.length - 1; index >= 0; index -= 1) {
      var other = kept[index].event.type == "click" && kept[index].target.closest("button");
      if (!other || other.form != form) continue;
      kept.splice(index, 1);
      if (other != button) isMeant = false;
    }
    if (!isMeant) return false;
    addCart(form);
    form.requestSubmit(button);
    return true;
  }
  function isKept(button) {
    return button.type == "submit" && button.form && button.form.hasAttribute("data-kept");
  }
  /** As src/lib/storage.ts reads it. */
  function addCart(form) {
    var token = ((history.state || {}).kept || {}).cartToken;
    try {
      token = token || localStorage.getItem("cartToken") || sessionStorage.getItem("cartToken");
    } catch (error) {
      // The browser stores nothing.
    }
    form.elements.cart_token.value = token || "";
  }
  /** Whether the browser stores a cart's token. Where it does not, only the page's code can remember it. */
  function stores() {
    try {
      localStorage.setItem("probe", location.href);
      localStorage.removeItem("probe");
      return true;
    } catch (error) {
      return false;
    }
  }
  /** The sort order of a listing: its form needs no code. */
  function sendsItself(field) {
    return field.form && field.form.hasAttribute("data-sent-by-choice");
  }
  /**
   * Adds to the cart without the page's code, and shows a message. Returns false when the form is incomplete, other presses in it
   * are unanswered, or the browser stores nothing. A refusal is left to the page's code, or to the page that answers the form,
   * which can explain it. A lost answer is not repeated, because the piece may have been added.
   */
  function addAtOnce(event, button) {
    var form = button.form;
    var fields = form.elements;
    if (adding == form) return true;
    if (!navigator.onLine || !stores() || !form.checkValidity() || kept.some(isPressIn(form))) return false;
    adding = form;
    addCart(form);
    begin();
    mark(button, true);
    fetch("/api/cart/items", {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
      },
      body: JSON.stringify({
        product_id: +fields.product_id.value,
        quantity: +fields.quantity.value,
        variants: ["material", "size"].flatMap(function (type) {
          return fields[type] ? [{ type: type, value: fields[type].value }] : [];
        }),
        cart_token: fields.cart_token.value || null,
      }),
    })
      .finally(function () {
        adding = null;
        mark(button, false);
      })
      .then(function (answer) {
        if (answer.ok) return answer.json().then(showAdded);
        if (button.closest("[data-missing]")) form.requestSubmit(button);
        else if (early.waits(button)) keep(event);
        else button.click();
      })
      .catch(tell);
    return true;
  }
  function isPressIn(form) {
    return function (each) {
      return each.event.type == "click" && form.contains(each.target);
    };
  }
  function showAdded(answer) {
    localStorage.setItem("cartToken", answer.cartToken);
    // The page's code, if it is there by now, hears of it as of another tab's: src/lib/storage.ts, src/features/cart/cart-channel.ts
    dispatchEvent(new StorageEvent("storage", { key: "cartToken", newValue: answer.cartToken }));
    new BroadcastChannel("cart").postMessage("changed");
    show("early-added");
  }
  function giveUp(within) {
    within.setAttribute("data-missing", "");
    takeBack(function (each) {
      return within.contains(each.target);
    });
  }
  function tell() {
    show("missing-code");
  }
  /** One of src/features/shell/early-messages.tsx. */
  function show(id) {
    var message = document.getElementById(id);
    // The document may still be on its way.
    if (!message) return;
    message.hidden = false;
    if (message.showPopover) message.showPopover();
  }
  function hear(event) {
    var target = event.target;
    var type = event.type;
    if (!target.closest || !early.waits(target)) return;
    var isMissing = target.closest("[data-missing]");
    if (isMissing && type != "click") {
      if (type == "input" && sendsItself(target)) target.form.submit();
      return;
    }
    if (type == "pointerdown") down = event;
    else if (type == "pointermove") move = event;
    else if (type == "pointerup") {
      if (down && move && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 9)
        [down, move, event].forEach(keep);
    } else if (type == "input") {
      if (kept.length && kept[kept.length - 1].target == target) kept.pop();
      keep(event);
    } else if (type == "keydown") {
      if (early.waits != Boolean || !opensSearch(event)) return;
      event.preventDefault();
      if (!event.repeat) keep(event);
    } else {
      // Links, fields and forms that post need no code, except a link with `data-opens`, whose code opens an overlay.
      var button = target.closest("a[href],label,button");
      if (!button || button.tagName == "LABEL") return;
      if (button.href) {
        if (isMissing || !opens(button, event)) return;
      } else if (isKept(button)) {
        if (addAtOnce(event, button)) {
          event.preventDefault();
          return event.stopPropagation();
        }
        if (isMissing && navigator.onLine) return addCart(button.form);
        event.preventDefault();
      } else if (button.type == "submit" && button.form && button.form.method == "post") return;
      if (isMissing) return tell();
      event.preventDefault();
      event.stopPropagation();
      keep(event);
    }
  }
  /** With a modifier key the browser opens the link elsewhere. */
  function opens(link, event) {
    return link.hasAttribute("data-opens") && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  }
  /** The same rule as in src/features/search/search-opening.ts, which takes over after hydration. */
  function opensSearch(event) {
    if (event.key != "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
    if (event.target.closest("input,textarea,select,[contenteditable],[role=dialog]")) return false;
    try {
      return !localStorage.getItem("searchKey");
    } catch (error) {
      return true;
    }
  }
  /** Whether the value differs from the document's. A range input has no default to compare with. */
  function isFilledIn(field) {
    var option = field.options && field.options[field.selectedIndex];
    if (option) return !option.defaultSelected && (field.selectedIndex > 0 || field.querySelector("[selected]"));
    if (field.type == "radio") return field.checked && !field.defaultChecked;
    if (field.type == "checkbox") return field.checked != field.defaultChecked;
    return field.type != "range" && field.value != field.defaultValue;
  }
  ["click", "pointerdown", "pointermove", "pointerup", "input", "keydown"].forEach(function (type) {
    addEventListener(type, hear, true);
  });
  // Presses that came before this script, held by the script in the document's head.
  (window.pressed || []).forEach(hear);
  document.querySelectorAll("input,select,textarea").forEach(function (field) {
    if (isFilledIn(field)) keep({ type: "input", target: field });
  });
})();
