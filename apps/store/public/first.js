// What runs first, beside the page that is being shown.

// Fonts and modules of the page are asked for when its largest picture has come, or when somebody has touched it: on a
// slow line they would come instead of it.
var begin = (function () {
  var wanted = document.currentScript.dataset;
  var begun = false;
  /** A picture or a font that takes longer is not waited for. */
  var PATIENCE_MS = 4000;

  function add(tag, properties) {
    document.head.append(Object.assign(document.createElement(tag), properties));
  }
  function each(list, ask) {
    if (list) list.split(" ").forEach(ask);
  }
  /** The page changes to its fonts once, when all of them are there: each would have the whole page laid out anew. */
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

// What a browser's translation does to the page before its code comes: src/lib/islands/translation.ts
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

// An ear for presses, swipes, input and the key of the search that come before the code that answers them: src/lib/islands/early-events.ts
(function () {
  var kept = [];
  var down;
  var move;
  var adding = null;
  var early = (window.earlyEvents = { kept: kept, waits: Boolean, giveUp: giveUp });
  /** What is done later than this would surprise. */
  var PATIENCE_MS = 10000;

  function keep(event) {
    begin();
    if (event.type == "click") mark(placeOf(event), true);
    // The page may change a field before its turn comes.
    kept.push({ event: event, target: placeOf(event), value: event.target.value, checked: event.target.checked });
    setTimeout(function () {
      takeBack(function (each) {
        return each.event == event;
      });
    }, PATIENCE_MS);
  }
  /** A translation puts elements around words, and is taken back before the page has its code. */
  function placeOf(event) {
    return event.target.closest(":not(font)");
  }
  /** Shows in the next frame that a press was heard: styles.css. */
  function mark(target, isHeard) {
    var control = target.closest("button,a");
    if (control) control.toggleAttribute("data-pressed", isHeard);
  }
  /** What fields hold stays for code that comes late. */
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
  /** A link that opens something over the page leads to a page that has the same. Without a line this one would be lost. */
  function follow(link) {
    if (link && navigator.onLine) location = link.href;
    return link && navigator.onLine;
  }
  /**
   * A form with `data-kept` is answered by code where there is some, and is sent where there is none: once, with the cart that it
   * adds to. Not without a line, nor after presses in it that nobody has answered: it would send something else than was meant.
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
  /** The order of a list, whose form needs no code. */
  function sendsItself(field) {
    return field.form && field.form.hasAttribute("data-sent-by-choice");
  }
  /**
   * Adds to the cart without the page's code, and says so. False where the form does not tell all that is meant, or the browser
   * keeps no cart. What the shop refuses is left to the code, or to the page that answers the form: both have the words for it.
   * Where the answer is lost, nobody knows whether the piece was added, and it is not repeated.
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
      // Links, fields and forms that post need no code; a link with `data-opens` has code open something over the page.
      var button = target.closest("a[href],label,button");
      if (!button || button.tagName == "LABEL") return;
      if (button.href) {
        if (isMissing || !opens(button, event)) return;
      } else if (isKept(button)) {
        if (addAtOnce(event, button)) {
          event.preventDefault();
          return event.stopPropagation();
        }
        if (isMissing && navigator.onLine) return;
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
  /** As src/features/search/search-opening.ts has it, which hears it once the page has its code. */
  function opensSearch(event) {
    if (event.key != "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
    if (event.target.closest("input,textarea,select,[contenteditable],[role=dialog]")) return false;
    try {
      return !localStorage.getItem("searchKey");
    } catch (error) {
      return true;
    }
  }
  /** Whether a field holds something else than the document said. A range says where it begins by itself. */
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
  // On a slow line the page could be used before this came. What was pressed, its document has held.
  (window.pressed || []).forEach(hear);
  window.pressed = null;
  document.querySelectorAll("input,select,textarea").forEach(function (field) {
    if (isFilledIn(field)) keep({ type: "input", target: field });
  });
})();
