import type { ProductDetails } from "@selvedge/commerce/wire/owner";
import { useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";
import { PhotoUpload, useLookAgain } from "../shell/photo-upload.tsx";
import { PictureEntry } from "./picture-entry.tsx";

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
  useLookAgain(
    pictures.some(({ state }) => state === "waiting"),
    onLook,
  );
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
      <PhotoUpload
        changes={[add, replace]}
        places={[
          ["last", "At the end"],
          ...pictures.map(({ position }) => [String(position), `In place of picture ${position}`] as const),
        ]}
        onSend={({ file, alt, place }) =>
          place === "last" ? add.run({ slug, alt }, file) : replace.run({ slug, alt, position: Number(place) }, file)
        }
      />
    </Part>
  );
}
