/** Inert stubs of browser features that the components use and jsdom lacks. */

class InertObserver implements ResizeObserver, IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const inert = () => {};

if (typeof window !== "undefined") {
  Object.assign(globalThis, {
    ResizeObserver: globalThis.ResizeObserver ?? InertObserver,
    IntersectionObserver: globalThis.IntersectionObserver ?? InertObserver,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
    scrollTo: inert,
  });
  Object.assign(HTMLElement.prototype, { showPopover: inert, hidePopover: inert });
  Object.assign(Element.prototype, { scrollTo: inert, scrollBy: inert, scrollIntoView: inert });
  Object.assign(HTMLMediaElement.prototype, { load: inert, pause: inert, play: () => Promise.resolve() });
  Object.defineProperty(HTMLMediaElement.prototype, "muted", {
    get(this: HTMLMediaElement) {
      return this.hasAttribute("muted");
    },
    set(this: HTMLMediaElement, muted: boolean) {
      this.toggleAttribute("muted", muted);
    },
  });
}
