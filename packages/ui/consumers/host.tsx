/** A consumer app's own page in Tailwind; it must look the same with the library loaded. */
export function Host() {
  return (
    <main id="host" className="mx-auto max-w-3xl p-4">
      <h1 className="text-3xl font-bold">A host</h1>
      <a href="#host">First in the tab order</a>
      <p className="border rounded-control bg-page p-4 text-ink shadow-lg ring-2 ring-brand">
        Names that the library has too, with the host&apos;s own values.
      </p>
      <p id="wide-only" className="hidden lg:block">
        From the host&apos;s own 70rem on.
      </p>
      <div id="grid" className="wrap sm:grid sm:grid-cols-2">
        <span className="inline-block translate-x-2 animate-spin">At the host&apos;s own 30rem</span>
        <span className="inline-block animate-pulse tabular">two columns</span>
      </div>
      <button type="button" data-part="trigger" data-state="open" className="bg-accent px-4">
        A button
      </button>
      <label data-part="label">
        A field <input defaultValue="text" className="rounded border-2" />
      </label>
      <details>
        <summary data-part="trigger">A summary</summary>
      </details>
      <ul className="list-disc">
        <li>An item</li>
      </ul>
      <table className="table w-full">
        <tbody>
          <tr>
            <td className="align-top">A cell</td>
          </tr>
        </tbody>
      </table>
      <div id="brand" className="container rounded-full bg-brand">
        Brand
      </div>
      <hr />
    </main>
  );
}
