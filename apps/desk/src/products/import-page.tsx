import type { ActionAnswer } from "@selvedge/commerce/wire/owner";
import type { ImportDone, ImportPreview } from "@selvedge/commerce/wire/owner-import";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { Progress } from "@selvedge/ui/progress";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { type FormEvent, useRef, useState } from "react";
import { type ActionChange, useChange } from "../calls/owner-calls.ts";
import { givenFile, givenText, textOf } from "../session/text-of.ts";
import { FileInput } from "../shell/file-input.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Screen } from "../shell/screen.tsx";
import { ImportChanges } from "./import-changes.tsx";
import { usePhotoImport } from "./import-photos.ts";
import { PHOTO_TYPES } from "../shell/photo-types.ts";

/**
 * Brings the shop to what a file of goods says. The first step tries it, and shows what would change or each mistake with its row and
 * column; only then can the same file be imported. The photos that the file names by their files are added after it.
 */
export function ImportPage() {
  const preview = useChange("products import", { isDryRun: true });
  const change = useChange("products import");
  const photos = usePhotoImport();
  const form = useRef<HTMLFormElement>(null);
  /** What the dry run of the chosen file has said; `null`: it is to be tried first. */
  const [tried, setTried] = useState<ActionAnswer | null>(null);
  const changes = tried?.data as ImportPreview | undefined;
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const isBusy = preview.state === "busy" || change.state === "busy" || photos.sent !== null;
  const given = () => {
    const typed = new FormData(form.current ?? undefined);
    // A field without a choice has an empty file.
    const pictures = typed.getAll("photos").filter((each) => typeof each !== "string" && each.size > 0) as File[];
    return {
      file: givenFile(typed, "file"),
      fields: {
        on_missing: textOf(typed, "on_missing"),
        hsn: givenText(typed, "hsn"),
        no_download: pictures.length > 0 || undefined,
      },
      pictures,
    };
  };
  const tryIt = async () => {
    const { file, fields } = given();
    if (file) setTried(await preview.run(fields, file));
  };
  const importIt = async () => {
    const { file, fields, pictures } = given();
    if (!file) return;
    const answer = await change.run(fields, file);
    const done = answer?.data as ImportDone | undefined;
    setTried(null);
    setWarnings(done?.warnings ?? []);
    if (answer) await photos.run(done?.photo_files ?? [], pictures);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void (tried ? importIt() : tryIt());
  };
  return (
    <Screen title="Import products" back={{ href: "/products", label: "All products" }}>
      <form
        ref={form}
        aria-label="Import"
        onSubmit={handleSubmit}
        onChange={() => setTried(null)}
        className="sv:grid sv:max-w-[40rem] sv:grid-cols-1 sv:gap-5"
      >
        <Field
          label="File"
          description="A product export of Shopify or WooCommerce (CSV), or a file in the shop’s own format (JSON)."
        >
          <FileInput name="file" accept=".csv,.json,text/csv,application/json" />
        </Field>
        <Field
          label="Photos"
          presence="optional"
          description="Those that the file names, such as front.jpg. Without them the shop downloads what the file names by an address."
        >
          <FileInput name="photos" accept={PHOTO_TYPES} multiple />
        </Field>
        <Field label="Products that the file does not name">
          <Select name="on_missing" defaultValue="keep">
            <option value="keep">Stay as they are</option>
            <option value="hide">Are hidden</option>
          </Select>
        </Field>
        <Field
          label="Tariff code (HSN)"
          presence="optional"
          description="For products of which the file says none, such as 6204."
          error={preview.fields["hsn"]}
        >
          <TextInput name="hsn" inputMode="numeric" />
        </Field>
        {/* What the dry run has said is the table below. */}
        <ChangeMessage changes={[changes ? { ...preview, done: undefined } : preview, withoutWarnings(change)]} />
        {warnings.length > 0 && change.done !== undefined && (
          <Notice variant="warning" live="polite">
            <span className="sv:whitespace-pre-line">{warnings.join("\n")}</span>
          </Notice>
        )}
        {photos.report.length > 0 && (
          <Notice variant={photos.report.length === 1 ? "success" : "warning"} live="polite">
            <span className="sv:whitespace-pre-line">{photos.report.join("\n")}</span>
          </Notice>
        )}
        {photos.sent && (
          <div className="sv:grid sv:gap-1">
            <p className="sv:text-small">{`${photos.sent.done} of ${photos.sent.all} photos are sent`}</p>
            <Progress
              label="Photos"
              value={photos.sent.done / photos.sent.all}
              text={`${photos.sent.done} of ${photos.sent.all}`}
            />
          </div>
        )}
        <div>
          <Button type="submit" variant={tried ? "primary" : "quiet"} state={isBusy ? "busy" : "idle"}>
            {tried ? "Import these products" : "Show what would change"}
          </Button>
        </div>
      </form>
      {changes && <ImportChanges changes={changes} />}
    </Screen>
  );
}

/** Its message has the counts in the last line; the warnings before them are shown as such. */
const withoutWarnings = (change: ActionChange): ActionChange => ({ ...change, done: change.done?.split("\n").at(-1) });
