import type { ProductPicture } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { Picture } from "@selvedge/ui/picture";
import { useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";

interface PictureEntryProps {
  entry: ProductPicture;
  /** Of its product. */
  slug: string;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture of a product, which can be moved, described and removed. */
export function PictureEntry({ entry, slug, isLast, onMove, onRemove }: PictureEntryProps) {
  const { position, alt, state, failure, picture } = entry;
  const [isDescribing, setDescribing] = useState(false);
  const describe = useChange("picture describe");
  return (
    <li className="sv:grid sv:grid-cols-[4.5rem_1fr] sv:gap-4">
      <Picture source={picture} sizes="72px" alt="" className="sv:aspect-product" />
      <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-2">
        <p className="sv:text-small sv:wrap-anywhere">{`${position}. ${alt}`}</p>
        {state === "waiting" && <p className="sv:text-small sv:text-muted">Its files are being made.</p>}
        {state === "failed" && <Notice variant="danger">{failure}</Notice>}
        <div className="sv:flex sv:flex-wrap sv:gap-x-5">
          {position > 1 && (
            <Button
              variant="plain"
              size="sm"
              aria-label={`Move picture ${position} up`}
              onClick={() => onMove(position - 1)}
            >
              Up
            </Button>
          )}
          {!isLast && (
            <Button
              variant="plain"
              size="sm"
              aria-label={`Move picture ${position} down`}
              onClick={() => onMove(position + 1)}
            >
              Down
            </Button>
          )}
          <Button
            variant="plain"
            size="sm"
            aria-label={`Describe picture ${position}`}
            aria-expanded={isDescribing}
            onClick={() => setDescribing(!isDescribing)}
          >
            Describe
          </Button>
          <Button variant="plain" size="sm" aria-label={`Remove picture ${position}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
        {isDescribing && (
          <ActionForm
            label={`Text of picture ${position}`}
            change={describe}
            submit="Save text"
            keepsValues
            read={(typed) => ({ slug, position, alt: textOf(typed, "alt") })}
          >
            <FormField
              label="What it shows"
              name="alt"
              change={describe}
              description="For those who do not see it."
              defaultValue={alt}
              autoComplete="off"
            />
          </ActionForm>
        )}
      </div>
    </li>
  );
}
