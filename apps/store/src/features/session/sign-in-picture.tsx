import { Picture } from "@selvedge/ui/picture";
import pictures from "../../content/sign-in-pictures.json" with { type: "json" };

/** Picture beside the sign-in forms, displayed and fetched on wide screens only. */
export function SignInPicture({ of }: { of: keyof typeof pictures }) {
  return <Picture source={pictures[of]} alt="" sizes="(width >= 64rem) 50vw, 1px" className="sv:size-full" />;
}
