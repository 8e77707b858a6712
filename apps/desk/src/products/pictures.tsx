import type { ProductDetails } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { type FormEvent, useEffect } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { givenFile, textOf } from "../session/text-of.ts";
import { FileInput } from "../shell/file-input.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";
import { PHOTO_TYPES } from "./photo-types.ts";
import { PictureEntry } from "./picture-entry.tsx";

/** While files of a picture are being made, the screen looks this often whether they are there. */
const LOOK_MS = 2000;

interface PicturesProps {
  product: ProductDetails;
  /** Reads the product again. */
  onLook: () => void;
}

/** The pictures of a product in order: the first one stands for it in lists. */
export function Pictures({ product: { slug, pictures }, onLook }: PicturesProps) {
  const add = useChange("picture add");
  const replace = useChange("picture replace");
  const move = useChange("picture move");
  const remove = useChange("picture remove");
  const isWaiting = pictures.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(onLook, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, onLook]);

  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const file = givenFile(typed, "photo");
    if (!file) return;
    const [alt, place] = [textOf(typed, "alt"), textOf(typed, "place")];
    const isDone =
      place === "last"
        ? await add.run({ slug, alt }, file)
        : await replace.run({ slug, alt, position: Number(place) }, file);
    if (isDone) form.reset();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.state === "idle" && replace.state === "idle") void send(event.currentTarget);
  };
  const isSending = add.state === "busy" || replace.state === "busy";
  return (
    <Part title="Pictures">
      <ChangeMessage changes={[add, replace, move, remove]} />
      {pictures.length === 0 && <p className="sv:text-muted">There are no pictures yet.</p>}
      <ol className="sv:grid sv:gap-4">
        {pictures.map((entry) => (
          <PictureEntry
            key={entry.position}
            entry={entry}
            slug={slug}
            isLast={entry.position === pictures.length}
            onMove={(to) => void move.run({ slug, position: entry.position, to })}
            onRemove={() => void remove.run({ slug, position: entry.position })}
          />
        ))}
      </ol>
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
          error={add.fields["alt"] ?? replace.fields["alt"]}
        >
          <TextInput name="alt" autoComplete="off" />
        </Field>
        <Field label="Place">
          <Select name="place">
            <option value="last">At the end</option>
            {pictures.map(({ position }) => (
              <option key={position} value={position}>{`In place of picture ${position}`}</option>
            ))}
          </Select>
        </Field>
        <div>
          <Button type="submit" variant="quiet" state={isSending ? "busy" : "idle"}>
            {isSending ? sendingText(add.progress ?? replace.progress) : "Upload photo"}
          </Button>
        </div>
      </form>
    </Part>
  );
}

/** Once all is sent, the shop looks at the photo. */
const sendingText = (share = 0) => (share < 1 ? `Uploading, ${Math.round(share * 100)} %` : "Checking…");
