import { Button } from "@selvedge/ui/button";
import { CartTable, CartTableRow } from "@selvedge/ui/cart-table";
import { Field } from "@selvedge/ui/field";
import { Option, OptionPicker } from "@selvedge/ui/option-picker";
import { Quantity } from "@selvedge/ui/quantity";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";

const handleNothing = () => {};

/** Components that must look the same in every app, with the base styles that the README requires. */
export function Pieces() {
  return (
    <section id="pieces" className="shop">
      <CartTable onRetry={handleNothing}>
        {["Tara A-Line Dress", "Mira Tiered Dress"].map((product) => (
          <CartTableRow
            key={product}
            product={product}
            picture={null}
            title={<a href="#dress">{product}</a>}
            options="Dabu indigo cotton, size M"
            quantity={<Quantity label={product} size="sm" />}
            unitPrice="₹5,800.00"
            total="₹5,800.00"
            onRemove={handleNothing}
          />
        ))}
      </CartTable>
      <Button>Add to cart</Button>
      <Button variant="quiet" state="busy">
        Checkout
      </Button>
      <Button variant="plain" size="lg">
        Continue <em>shopping</em>
      </Button>
      <OptionPicker label="Size" value="M" onValueChange={handleNothing}>
        <Option value="M" />
        <Option value="L" availability="sold-out" />
      </OptionPicker>
      <Field label="City">
        <TextInput />
      </Field>
      <Select aria-label="Sort">
        <option>Newest</option>
      </Select>
    </section>
  );
}

/** Elements with classes of both app and library, where the app's must win, and elements with the preset's classes. */
export function Mixed() {
  return (
    <section id="mixed">
      <Button id="branded" className="hidden rounded-full bg-brand sm:inline-flex">
        Branded
      </Button>
      <div data-theme="dark">
        <p id="preset" className="rounded-sv-overlay bg-sv-raised font-sv-display text-sv-muted">
          Tokens
        </p>
        <p
          id="tokens"
          style={{
            borderRadius: "var(--sv-radius-overlay)",
            background: "var(--sv-raised)",
            fontFamily: "var(--sv-font-display)",
            color: "var(--sv-muted)",
          }}
        >
          Tokens
        </p>
      </div>
    </section>
  );
}
