import { Checkbox } from "@selvedge/ui/checkbox";
import { ConsentCentre, ConsentEntry, ConsentGroup } from "@selvedge/ui/consent-centre";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { TextLink } from "@selvedge/ui/text-link";
import { chosenThings, type KeptThing, neededThings, optionalThings } from "../../content/kept-in-browser.ts";
import { decide, useConsent } from "../../lib/consent.ts";
import { writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";

const entries = (things: readonly KeptThing[]) =>
  things.map(({ name, purpose, until }) => (
    <ConsentEntry key={name} title={name} until={until}>
      {purpose}
    </ConsentEntry>
  ));

/** What the shop stores in this browser, and the consent to optional data. Loaded when it is opened. */
export default function ConsentDialog({ onClose }: { onClose: () => void }) {
  const isAllowed = useConsent();
  const searchKey = useStored("searchKey");
  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent title="Kept in your browser" size="md" initialFocus="title">
        <DialogBody>
          <p className="sv:mb-8">
            The shop sets no cookies and has no trackers. What it keeps lies in this browser. How we treat what you tell
            us, and how to complain, is in the{" "}
            <TextLink href="/privacy-policy" onClick={onClose}>
              Privacy Policy
            </TextLink>
            .
          </p>
          <ConsentCentre>
            <ConsentGroup
              title="Optional"
              description="Kept only if you allow it. Untick the box, and it is forgotten at once."
              action={
                <Checkbox checked={isAllowed} onChange={(event) => decide(event.target.checked)}>
                  Remember what I look for
                </Checkbox>
              }
            >
              {entries(optionalThings)}
            </ConsentGroup>
            <ConsentGroup title="Needed" description="Without it the shop cannot do what you ask it to do.">
              {entries(neededThings)}
            </ConsentGroup>
            <ConsentGroup
              title="Chosen by you"
              description="Kept because you set it."
              action={
                <Checkbox
                  checked={searchKey !== "off"}
                  onChange={(event) => writeStored("searchKey", event.target.checked ? null : "off")}
                >
                  Open the search with the / key
                </Checkbox>
              }
            >
              {entries(chosenThings)}
            </ConsentGroup>
          </ConsentCentre>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
