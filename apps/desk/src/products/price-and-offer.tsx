import { formatDay } from "@selvedge/commerce/dates";
import { badgeText } from "@selvedge/commerce/offer";
import type { ProductDetails } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { useChange } from "../calls/owner-calls.ts";
import { givenNumber, givenText, textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";

/** The price before any offer, and the offer, which the shop shows at once. */
export function PriceAndOffer({ product: { slug, price, offer } }: { product: ProductDetails }) {
  const set = useChange("price set");
  const start = useChange("offer start");
  const end = useChange("offer end");
  return (
    <>
      <Part title="Price">
        <ActionForm
          label="Price"
          change={set}
          submit="Save price"
          keepsValues
          read={(typed) => ({ slug, rupees: givenNumber(typed, "rupees") })}
        >
          <FormField
            key={price}
            label="Rupees, tax included"
            name="rupees"
            change={set}
            inputMode="decimal"
            defaultValue={price}
          />
        </ActionForm>
      </Part>
      <Part title="Offer">
        <ChangeMessage changes={[end]} />
        {offer && (
          <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-5">
            <p>
              {[
                badgeText(offer.discount, offer.type),
                offer.ends_at === undefined ? "without an end" : `until ${formatDay(offer.ends_at)}`,
              ].join(", ")}
            </p>
            <Button variant="quiet" state={end.state} onClick={() => void end.run({ slug })}>
              End the offer
            </Button>
          </div>
        )}
        <ActionForm
          label="Offer"
          change={start}
          submit={offer ? "Replace the offer" : "Start the offer"}
          read={(typed) => ({
            slug,
            [textOf(typed, "kind")]: givenNumber(typed, "discount"),
            until: givenText(typed, "until"),
          })}
        >
          <div className="sv:grid sv:gap-5 sv:sm:grid-cols-2">
            <FormField label="Off the price" name="discount" change={start} inputMode="decimal" />
            <Field label="In" error={start.fields["percent"] ?? start.fields["rupees"]}>
              <Select name="kind" defaultValue="percent">
                <option value="percent">Percent</option>
                <option value="rupees">Rupees</option>
              </Select>
            </Field>
          </div>
          <FormField
            label="Last day"
            name="until"
            change={start}
            type="date"
            isRequired={false}
            description="The offer ends with this day in India. Empty: no end."
          />
        </ActionForm>
      </Part>
    </>
  );
}
