import type { CollectionDetails } from "@selvedge/commerce/wire/owner-pages";
import type { Collection } from "@selvedge/commerce/wire/owner-settings";
import { useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { ConfirmButton } from "../shell/confirm-button.tsx";
import { Facts } from "../shell/facts.tsx";
import { contentOf } from "../shell/form-content.ts";
import { Part } from "../shell/part.tsx";
import { PlacedPictures } from "../shell/placed-pictures.tsx";
import { Screen, type FlashMessage } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { PLACES, shopAddress } from "./collection-places.ts";
import { CollectionTexts } from "./collection-texts.tsx";
import { refusedTexts } from "./refused-texts.ts";

const BACK = { href: "/collections", label: "All collections" };

/** One collection: its texts, facts and pictures, and a button that removes it. */
export function CollectionPage() {
  const { slug = "" } = useParams();
  return <OneCollection key={slug} slug={slug} />;
}

function OneCollection({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const read = useAction<CollectionDetails>("collections show", { slug });
  const picture = useChange("collections picture");
  const remove = useChange("collections remove");
  const { data: shown, error, retry } = read;
  if (!shown) {
    return (
      <Screen title="Collection" back={BACK}>
        <ScreenMessage error={error} onRetry={retry} />
      </Screen>
    );
  }
  const { collection, pictures } = shown;
  return (
    <Screen
      title={collection.name}
      back={BACK}
      // A collection that was removed cannot be read again.
      reads={remove.state === "busy" || remove.done !== undefined ? [] : [read]}
      lead={
        <a href={shopAddress(slug)} target="_blank" rel="noreferrer" className="sv:text-body sv:underline">
          View in shop (new tab)
        </a>
      }
    >
      <ChangeMessage changes={[remove]} />
      <div className="sv:grid sv:grid-cols-1 sv:gap-12 sv:lg:grid-cols-[3fr_2fr]">
        <Texts collection={collection} />
        <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-12">
          <PlacedPictures
            pictures={pictures}
            places={PLACES}
            none="There is no picture. A banner then has the one for other screens, or that of the first product."
            change={picture}
            onSend={({ file, alt, place }) => picture.run({ slug, place, alt }, file)}
            onLook={retry}
          />
          <Part title="Remove">
            <ConfirmButton
              label="Remove the collection"
              title={`Remove ${collection.name}?`}
              text="Its page, texts and pictures are removed. Its category and products stay."
              keep="Keep it"
              state={remove.state}
              onConfirm={async () => {
                const answer = await remove.run({ slug });
                if (answer) await navigate("/collections", { state: { flash: answer.message } satisfies FlashMessage });
              }}
            />
          </Part>
        </div>
      </div>
    </Screen>
  );
}

function Texts({ collection }: { collection: Collection }) {
  const set = refusedTexts(useChange("collections set"));
  /** What the fields had before they were changed: the rest is not sent, and stays as others have set it meanwhile. */
  const [saved, setSaved] = useState<TypedTexts>(collection);
  const sent = useRef(saved);
  return (
    <Part title="Texts">
      <ActionForm
        label="Texts"
        change={set}
        submit="Save texts"
        variant="primary"
        keepsValues
        read={(typed) => {
          sent.current = contentOf(typed, ["facts"]) as TypedTexts;
          const { facts, ...texts } = sent.current;
          const changed = Object.entries(texts).filter(([field, text]) => text !== saved[field as keyof typeof texts]);
          const isSame = JSON.stringify(facts) === JSON.stringify(saved.facts);
          return {
            slug: collection.slug,
            ...Object.fromEntries(changed),
            fact: isSame ? undefined : facts.map(({ term, detail }) => `${term}=${detail}`),
          };
        }}
        onDone={() => setSaved(sent.current)}
      >
        <CollectionTexts change={set} collection={collection} />
        <Facts name="facts" facts={collection.facts} change={set} mayHaveEquals={false} />
      </ActionForm>
    </Part>
  );
}

/** What the form's fields are named after. */
type TypedTexts = Pick<Collection, "name" | "banner" | "description" | "lead" | "facts">;
