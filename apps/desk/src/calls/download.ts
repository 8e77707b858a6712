/** Has the browser keep a text as a file of this name. */
export function download(text: string, name: string, type = "text/csv"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
