import type { ActionAnswer } from "@selvedge/commerce/wire/owner";
import type { PlacedPicture } from "@selvedge/commerce/wire/owner-pages";
import { Notice } from "@selvedge/ui/notice";
import { Picture } from "@selvedge/ui/picture";
import type { ActionChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "./change-message.tsx";
import { Part } from "./part.tsx";
import { PhotoUpload, useLookAgain } from "./photo-upload.tsx";

interface PlacedPicturesProps {
  pictures: readonly PlacedPicture[];
  /** Names of the places, for people. */
  places: Readonly<Record<string, string>>;
  /** What a place without a picture shows. */
  none: string;
  /** By which a photo is sent. */
  change: ActionChange;
  onSend: (photo: { file: File; alt: string; place: string }) => Promise<ActionAnswer | null>;
  /** Reads the pictures again. */
  onLook: () => void;
}

/** Pictures that have places: what each shows, and a form for another photo. */
export function PlacedPictures({ pictures, places, none, change, onSend, onLook }: PlacedPicturesProps) {
  useLookAgain(
    pictures.some(({ state }) => state === "waiting"),
    onLook,
  );
  const textOf = (place: string) => places[place] ?? place;
  return (
    <Part title={pictures.length === 1 ? "Picture" : "Pictures"}>
      <ChangeMessage changes={[change]} />
      <ul className="sv:grid sv:grid-cols-1 sv:gap-4">
        {pictures.map(({ place, state, failure, picture }) => (
          <li key={place} className="sv:grid sv:grid-cols-[7rem_1fr] sv:gap-4">
            <Picture source={picture} sizes="112px" alt="" className="sv:aspect-journal sv:self-start" />
            <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-1">
              <p className="sv:text-label">{textOf(place)}</p>
              <p className="sv:text-small sv:wrap-anywhere sv:text-muted">{picture?.alt ?? none}</p>
              {state === "waiting" && <p className="sv:text-small">The files of a new photo are being made.</p>}
              {state === "failed" && <Notice variant="danger">{failure}</Notice>}
            </div>
          </li>
        ))}
      </ul>
      <PhotoUpload
        changes={[change]}
        places={pictures.map(({ place }) => [place, textOf(place)] as const)}
        onSend={onSend}
      />
    </Part>
  );
}
