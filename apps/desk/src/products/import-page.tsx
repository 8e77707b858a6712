import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { type FormEvent, useRef, useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { givenFile, givenText, textOf } from "../session/text-of.ts";
import { FileInput } from "../shell/file-input.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Screen } from "../shell/screen.tsx";

/**
 * Brings the shop to what a file of goods says. The first step tries it, and shows what would change or each mistake with its row and
 * column; only then can the same file be imported.
 */
export function ImportPage() {
  const preview = useChange("products import", { isDryRun: true });
  const change = useChange("products import");
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const isBusy = preview.state === "busy" || change.state === "busy";
  const given = () => {
    const typed = new FormData(form.current ?? undefined);
    const fields = { on_missing: textOf(typed, "on_missing"), hsn: givenText(typed, "hsn") };
    return { file: givenFile(typed, "file"), fields };
  };
  const tryIt = async () => {
    const { file, fields } = given();
    if (file) setTried((await preview.run(fields, file)) !== null);
  };
  const importIt = async () => {
    const { file, fields } = given();
    if (!file) return;
    await change.run(fields, file);
    setTried(false);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void (isTried ? importIt() : tryIt());
  };
  return (
    <Screen title="Import products" back={{ href: "/products", label: "All products" }}>
      <form
        ref={form}
        aria-label="Import"
        onSubmit={handleSubmit}
        onChange={() => setTried(false)}
        className="sv:grid sv:max-w-[40rem] sv:grid-cols-1 sv:gap-5"
      >
        <Field
          label="File"
          description="A product export of Shopify or WooCommerce (CSV), or a file in the shop’s own format (JSON)."
        >
          <FileInput name="file" accept=".csv,.json,text/csv,application/json" />
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
        <ChangeMessage changes={[preview, change]} />
        <div>
          <Button type="submit" intent={isTried ? "primary" : "quiet"} state={isBusy ? "busy" : "idle"}>
            {isTried ? "Import these products" : "Show what would change"}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
