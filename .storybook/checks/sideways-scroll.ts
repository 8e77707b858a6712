/** How far the page can be scrolled sideways and which elements cause it; empty if it cannot. */
export function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  // Fractional widths are rounded up.
  if (scrollWidth <= clientWidth + 1) return [];
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.childElementCount === 0 && element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = wide.map((element) => element.textContent?.trim().slice(0, 30) || element.outerHTML.slice(0, 60));
  return [`${scrollWidth - clientWidth} px too wide: ${names.slice(-4).join(" | ")}`];
}
