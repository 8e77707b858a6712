import type { PageDetails } from "@selvedge/commerce/wire/owner-pages";
import type { PageName } from "@selvedge/commerce/wire/pages";
import { Badge } from "@selvedge/ui/badge";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { ConfirmButton } from "../shell/confirm-button.tsx";
import { MarkdownHelp } from "../shell/markdown-help.tsx";
import { Part } from "../shell/part.tsx";
import { PlacedPictures } from "../shell/placed-pictures.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { HomeTexts } from "./home-texts.tsx";
import { isPageName, PAGES } from "./page-names.ts";
import { PolicyText } from "./policy-text.tsx";
import { StoryTexts } from "./story-texts.tsx";

const BACK = { href: "/pages", label: "All pages" };

/** One of the label's own pages: what it says and shows. */
export function PagePage() {
  const { page = "" } = useParams();
  return isPageName(page) ? <OwnPage key={page} page={page} /> : <Navigate to="/pages" replace />;
}

function OwnPage({ page }: { page: PageName }) {
  const read = useAction<AnyPage>("pages show", { page });
  const picture = useChange("pages picture");
  const reset = useChange("pages reset");
  /** Counts the resets: the form begins again with the texts of the default. */
  const [resets, setResets] = useState(0);
  const { title, address, places } = PAGES[page];
  const { data: shown, error, retry } = read;
  if (!shown) {
    return (
      <Screen title={title} back={BACK}>
        <ScreenMessage error={error} onRetry={retry} />
      </Screen>
    );
  }
  return (
    <Screen
      title={title}
      back={BACK}
      reads={[read]}
      lead={
        <span className="sv:flex sv:flex-wrap sv:gap-x-5 sv:text-body">
          <Badge mark="dot" variant={shown.isDefault ? "neutral" : "success"}>
            {shown.isDefault ? "Default" : "Your own"}
          </Badge>
          <a href={address} target="_blank" rel="noreferrer" className="sv:underline">
            View in shop (new tab)
          </a>
        </span>
      }
    >
      <ChangeMessage changes={[reset]} />
      <div className="sv:grid sv:grid-cols-1 sv:gap-12 sv:lg:grid-cols-[3fr_2fr]">
        <Texts key={resets} shown={shown} />
        <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-12">
          {shown.pictures.length > 0 && (
            <PlacedPictures
              pictures={shown.pictures}
              places={places}
              none="There is no picture."
              change={picture}
              onSend={({ file, alt, place }) => picture.run({ page, place, alt }, file)}
              onLook={retry}
            />
          )}
          {isPolicy(shown) && <MarkdownHelp />}
          <Placeholders />
          {!shown.isDefault && (
            <Part title="Default">
              <ConfirmButton
                label="Back to the default"
                title={`${title}: back to the default?`}
                text="Your texts and pictures of this page are replaced by those that the shop began with."
                keep="Keep the page as it is"
                state={reset.state}
                onConfirm={async () => {
                  if (await reset.run({ page })) setResets(resets + 1);
                }}
              />
            </Part>
          )}
        </div>
      </div>
    </Screen>
  );
}

type AnyPage = { [Name in PageName]: PageDetails<Name> & { page: Name } }[PageName];

type AnyPolicy = Exclude<AnyPage, { page: "home" | "our-story" }>;

const isPolicy = (shown: AnyPage): shown is AnyPolicy => shown.page !== "home" && shown.page !== "our-story";

function Texts({ shown }: { shown: AnyPage }) {
  if (isPolicy(shown)) return <PolicyText {...shown} />;
  return shown.page === "home" ? <HomeTexts content={shown.content} /> : <StoryTexts content={shown.content} />;
}

/** What the shop fills in when it shows a text. */
const Placeholders = () => (
  <Part title="Placeholders">
    <p className="sv:text-small sv:text-muted">
      Write them in any text. The shop fills them in when it shows the page.
    </p>
    <DescriptionList>
      <Description label="{name}">the name of your label</Description>
      <Description label="{place}">where you are</Description>
      <Description label="{tagline}">the words that go with the name</Description>
      <Description label="{delivery}">
        the days of a delivery, from your settings, such as “10-12 business days”
      </Description>
    </DescriptionList>
  </Part>
);
