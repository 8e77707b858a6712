import type { ImportDone } from "@selvedge/commerce/wire/owner-import";
import { useState } from "react";
import { useSendFile } from "../calls/owner-calls.ts";
import { messageOf } from "../calls/refused.ts";

interface PhotoImport {
  /** How many photos are done, and of how many; `null`: none are being sent. */
  sent: { done: number; all: number } | null;
  /** What became of the last photos, a line each. */
  report: readonly string[];
  /** Adds the photos that an import has named, one after the other, as far as they are among these files. */
  run: (wanted: ImportDone["photo_files"], files: readonly File[]) => Promise<void>;
}

/** Adds the photos that a table of goods names by their files. A photo that is refused does not keep the others out. */
export function usePhotoImport(): PhotoImport {
  const send = useSendFile();
  const [sent, setSent] = useState<PhotoImport["sent"]>(null);
  const [report, setReport] = useState<readonly string[]>([]);
  async function run(wanted: ImportDone["photo_files"], files: readonly File[]): Promise<void> {
    setReport([]);
    const problems: string[] = [];
    for (const [done, { slug, source, alt }] of wanted.entries()) {
      setSent({ done, all: wanted.length });
      const name = nameOf(source);
      const file = files.find((each) => each.name.toLowerCase() === name);
      const problem = file
        ? await send("picture add", { slug, alt }, file).then(() => null, messageOf)
        : `It is not among the files that you chose.`;
      if (problem !== null) problems.push(`${slug}, ${name}: ${problem}`);
    }
    setSent(null);
    const added = wanted.length - problems.length;
    setReport(wanted.length === 0 ? [] : [`${added} of ${wanted.length} photos are added.`, ...problems]);
  }
  return { sent, report, run };
}

/** The last part of a path or an address, as files are named without their folders. */
function nameOf(source: string): string {
  const address = URL.parse(source);
  const name = (address?.pathname ?? source).split(/[/\\]/).at(-1) ?? source;
  return (address ? decoded(name) : name).toLowerCase();
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
