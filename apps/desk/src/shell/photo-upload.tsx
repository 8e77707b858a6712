import type { ActionAnswer } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { type FormEvent, useEffect } from "react";
import type { ActionChange } from "../calls/owner-calls.ts";
import { givenFile, textOf } from "../session/text-of.ts";
import { FileInput } from "./file-input.tsx";
import { PHOTO_TYPES } from "./photo-types.ts";

interface Photo {
  file: File;
  /** What it shows. */
  alt: string;
  /** One of the places. */
  place: string;
}

interface PhotoUploadProps {
  /** Those by which a photo is sent. */
  changes: readonly ActionChange[];
  /** Values and texts of the places that a photo can have. A single one is not asked for. */
  places: readonly (readonly [value: string, text: string])[];
  /** Resolves with null if the photo was refused. */
  onSend: (photo: Photo) => Promise<ActionAnswer | null>;
}

/** Sends a photo of the camera or of a file to one of the places. What was typed stays after a refusal. */
export function PhotoUpload({ changes, places, onSend }: PhotoUploadProps) {
  const sending = changes.find(({ state }) => state === "busy");
  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const file = givenFile(typed, "photo");
    if (!file) return;
    if (await onSend({ file, alt: textOf(typed, "alt"), place: textOf(typed, "place") })) form.reset();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  };
  return (
    <form aria-label="Pictures" onSubmit={handleSubmit} className="sv:grid sv:grid-cols-1 sv:gap-5">
      <Field
        label="Photo"
        description="From the camera or a file, which can be dropped here: JPEG, PNG, WebP or AVIF, at most 30 MB."
      >
        <FileInput name="photo" accept={PHOTO_TYPES} />
      </Field>
      <Field
        label="What it shows"
        description="For those who do not see it."
        error={changes.find(({ fields }) => fields["alt"])?.fields["alt"]}
      >
        <TextInput name="alt" autoComplete="off" />
      </Field>
      {places.length === 1 ? (
        <input type="hidden" name="place" value={places[0]?.[0]} />
      ) : (
        <Field label="Place">
          <Select name="place">
            {places.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div>
        <Button type="submit" variant="quiet" state={sending ? "busy" : "idle"}>
          {sending ? sendingText(sending.progress) : "Upload photo"}
        </Button>
      </div>
    </form>
  );
}

/** Once all is sent, the shop looks at the photo. */
const sendingText = (share = 0) => (share < 1 ? `Uploading, ${Math.round(share * 100)} %` : "Checking…");

/** While files of a picture are being made, the screen looks this often whether they are there. */
const LOOK_MS = 2000;

/** Reads a screen again and again while a picture of it waits for its files. */
export function useLookAgain(isWaiting: boolean, onLook: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(onLook, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, onLook]);
}
