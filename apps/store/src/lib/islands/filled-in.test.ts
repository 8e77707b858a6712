import { expect, test, vi } from "vitest";
import { replay } from "./early-events.ts";

// On a slow connection a field can be filled in before the script that listens for it has loaded.
vi.hoisted(() => {
  Object.defineProperty(document, "currentScript", { value: document.createElement("script") });
  const sizes = (second: string) => `<option>S</option><option ${second}>M</option>`;
  document.body.innerHTML = `
    <input id="said" value="Asha"><input id="typed" value="Asha"><textarea id="written">Asha</textarea><input id="range" type="range">
    <input id="ticked" type="checkbox"><input id="cleared" type="checkbox" checked><input id="ticked-already" type="checkbox" checked>
    <input id="left" type="radio" name="size" checked><input id="taken" type="radio" name="size">
    <select id="first">${sizes("")}</select><select id="second">${sizes("selected")}</select>
    <select id="chosen">${sizes("")}</select><select id="chosen-back">${sizes("selected")}</select>`;
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  for (const id of ["typed", "written"]) field(id).value = "Meera";
  for (const id of ["ticked", "taken"]) field(id).checked = true;
  field("cleared").checked = false;
  field("chosen").value = "M";
  field("chosen-back").value = "S";
});
import "../../../public/first.js";

test("values entered before the script loaded are replayed; values from the document are not", async () => {
  const changed: string[] = [];
  document.addEventListener("change", ({ target }) => {
    const { id, type, value, checked } = target as HTMLInputElement;
    changed.push(`${id} ${/radio|checkbox/.test(type) ? checked : value}`);
  });
  await replay(() => true);
  expect(changed).toEqual([
    "typed Meera",
    "written Meera",
    "ticked true",
    "cleared false",
    "taken true",
    "chosen M",
    "chosen-back S",
  ]);
});
