import type { ProductDetails, ProductPicture } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { Picture } from "@selvedge/ui/picture";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { type FormEvent, useEffect } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { givenFile, textOf } from "../session/text-of.ts";
import { FileInput } from "../shell/file-input.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";

/** What cameras and computers have. The shop looks at the content. */
const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif";

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
          <Entry
            key={entry.position}
            entry={entry}
            isLast={entry.position === pictures.length}
            onMove={(to) => void move.run({ slug, position: entry.position, to })}
            onRemove={() => void remove.run({ slug, position: entry.position })}
          />
        ))}
      </ol>
      <form aria-label="Pictures" onSubmit={handleSubmit} className="sv:grid sv:grid-cols-1 sv:gap-5">
        <Field label="Photo" description="From the camera or a file: JPEG, PNG, WebP or AVIF, at most 30 MB.">
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
          <Button type="submit" intent="quiet" state={isSending ? "busy" : "idle"}>
            {isSending ? "Uploading…" : "Upload photo"}
          </Button>
        </div>
      </form>
    </Part>
  );
}

interface EntryProps {
  entry: ProductPicture;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const Entry = ({ entry: { position, alt, state, failure, picture }, isLast, onMove, onRemove }: EntryProps) => (
  <li className="sv:grid sv:grid-cols-[4.5rem_1fr] sv:gap-4">
    <Picture source={picture} sizes="72px" alt="" className="sv:aspect-product" />
    <div className="sv:grid sv:content-start sv:gap-2">
      <p className="sv:text-small sv:wrap-anywhere">{`${position}. ${alt}`}</p>
      {state === "waiting" && <p className="sv:text-small sv:text-muted">Its files are being made.</p>}
      {state === "failed" && <Notice tone="danger">{failure}</Notice>}
      <div className="sv:flex sv:flex-wrap sv:gap-x-5">
        {position > 1 && (
          <Button
            intent="plain"
            size="sm"
            aria-label={`Move picture ${position} up`}
            onClick={() => onMove(position - 1)}
          >
            Up
          </Button>
        )}
        {!isLast && (
          <Button
            intent="plain"
            size="sm"
            aria-label={`Move picture ${position} down`}
            onClick={() => onMove(position + 1)}
          >
            Down
          </Button>
        )}
        <Button intent="plain" size="sm" aria-label={`Remove picture ${position}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  </li>
);
