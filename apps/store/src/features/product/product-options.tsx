import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { sizeTableOf, sizeWithFigure } from "@selvedge/commerce/size-tables";
import { Ruler } from "@selvedge/ui/icons/ruler";
import { Material, MaterialPicker } from "@selvedge/ui/material-picker";
import { Option, OptionPicker } from "@selvedge/ui/option-picker";
import { Picture } from "@selvedge/ui/picture";
import { useShop } from "../../lib/page-state.ts";
import { SizeHelp } from "../../islands/product.ts";
import type { Purchase } from "./use-purchase.ts";
import { isSoldOut } from "./variant-choice.ts";

export type ProductOptionsProps = Pick<Purchase, "product" | "choice" | "choose" | "invalid" | "setChartOpen">;

/** One radio group for each option of the product. */
export function ProductOptions({ product, choice, choose, invalid, setChartOpen }: ProductOptionsProps) {
  const shop = useShop();
  // The material comes before the size because it changes the pictures.
  const attributes = product.attributes.toSorted(
    (a, b) => Number(b.type === "material") - Number(a.type === "material"),
  );
  return attributes.map((attribute) => {
    const group = {
      name: attribute.type,
      "data-option": attribute.type,
      label: shop.options[attribute.type],
      value: choice[attribute.type] ?? null,
      invalid: invalid.includes(attribute.type),
      onValueChange: (value: string) => choose(attribute.type, value),
    };
    if (attribute.type === "material") {
      return (
        <MaterialPicker key={attribute.id} {...group} choice={choice.material}>
          {product.variants.map(({ name, color_code, image }) => (
            <Material
              key={name}
              value={name}
              label={name}
              color={color_code}
              availability={isSoldOut(product, { ...choice, material: name }) ? "sold-out" : "available"}
            >
              {image && <Picture source={image} alt="" sizes="64px" className="sv:size-full" />}
            </Material>
          ))}
        </MaterialPicker>
      );
    }
    return (
      <OptionPicker
        key={attribute.id}
        {...group}
        choice={choice.size && sizeWithFigure(sizeTableOf(shop, product.category_slug), choice.size)}
        action={
          <SizeHelp product={product} chosen={choice.size} onChoose={choose} onSizeChart={() => setChartOpen(true)} />
        }
      >
        {attribute.options.map(({ id, value }) => {
          const availability = isSoldOut(product, { ...choice, size: value }) ? "sold-out" : "available";
          return value === CUSTOM_SIZE ? (
            <Option key={id} value={value} variant="row" availability={availability}>
              <Ruler className="sv:size-icon" />
              Custom, made to your measurements
            </Option>
          ) : (
            <Option key={id} value={value} availability={availability} />
          );
        })}
      </OptionPicker>
    );
  });
}
