import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { Notice } from "@selvedge/ui/notice";
import { NotifyForm } from "@selvedge/ui/notify-form";
import { Skeleton, SkeletonBlock } from "@selvedge/ui/skeleton";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { productQuery } from "../page/product-query.ts";
import { useSession } from "../session/use-session.ts";
import { useNotify } from "./use-notify.ts";

export interface NotifyDialogProps {
  slug: string;
  /** The preselected size. */
  size?: string | undefined;
  onClose: () => void;
}

/**
 * Takes an email address for a back-in-stock notice about a size, or about a product without sizes. Loaded when it is
 * opened.
 */
export default function NotifyDialog({ slug, size, onClose }: NotifyDialogProps) {
  const { options } = useShop();
  const session = useSession();
  const { data, error: failure } = useQuery(productQuery(slug));
  const { errors, refusals, error, busy, told, ask } = useNotify(slug);
  // If the sizes cannot be loaded the notice is for the whole product, which the shop accepts when it is sold out.
  const isKnown = (data || failure) && session.status !== "loading";
  const sizes = data ? soldOutSizes(data.product) : [];
  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent title="Tell me when it is back" size="sm">
        <DialogBody>
          {told !== null ? (
            <Notice variant="success" live="polite">
              {told}
            </Notice>
          ) : isKnown ? (
            <NotifyForm
              sizes={
                sizes.length > 0 &&
                sizes.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))
              }
              defaultValues={{
                ...(size === undefined ? {} : { size }),
                ...(session.status === "signed-in" ? { email: session.user.email } : {}),
              }}
              errors={errors}
              refusals={refusals}
              error={error}
              state={busy ? "busy" : "idle"}
              onNotify={(values) => void ask(values)}
              labels={{ size: options.size }}
            />
          ) : (
            <Skeleton label={`Loading the ${options.sizes.toLowerCase()}`}>
              <SkeletonBlock className="sv:h-64 sv:w-full" />
            </Skeleton>
          )}
        </DialogBody>
        {told !== null && (
          <DialogFooter className="sv:flex sv:justify-end">
            <DialogClose render={<Button variant="quiet" />}>Close</DialogClose>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Custom is always made to measure, so it is only sold out together with the product. */
function soldOutSizes({ attributes, stock_status }: Product): string[] {
  const options = attributes.find(({ type }) => type === "size")?.options ?? [];
  return options
    .filter(({ value, stock }) => value !== CUSTOM_SIZE && (stock === 0 || stock_status === "out_of_stock"))
    .map(({ value }) => value);
}
