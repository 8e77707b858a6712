/** Below this size iOS enlarges the page when a field is touched, and leaves it so. */
const SMALLEST_PX = 16;

/** What is typed into or opens a list: nothing is enlarged for a box that is ticked. */
const FIELDS =
  "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=button])";

/** The fields whose text is so small that a phone enlarges the page for them. */
export function smallFields(): string[] {
  return [...document.querySelectorAll<HTMLElement>(FIELDS)]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < SMALLEST_PX)
    .map((field) => {
      const name = field.dataset["part"] ?? field.dataset["component"] ?? field.getAttribute("name") ?? "";
      return `${field.localName} ${name}: ${getComputedStyle(field).fontSize}`;
    });
}
