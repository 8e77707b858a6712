/** Below this font size iOS zooms in when a field is focused, and stays zoomed. */
const SMALLEST_PX = 16;

/** Fields that are typed into or open a list; iOS does not zoom for checkboxes. */
const FIELDS =
  "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=button])";

/** Fields with a font size so small that iOS zooms in on focus. */
export function smallFields(): string[] {
  return [...document.querySelectorAll<HTMLElement>(FIELDS)]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < SMALLEST_PX)
    .map((field) => {
      const name = field.dataset["part"] ?? field.dataset["component"] ?? field.getAttribute("name") ?? "";
      return `${field.localName} ${name}: ${getComputedStyle(field).fontSize}`;
    });
}
