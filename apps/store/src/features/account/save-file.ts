/** Hands a JSON file to the browser, which saves it under this name. */
export function saveJsonFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser reads it after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
