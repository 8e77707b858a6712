import { Picture } from "@selvedge/ui/picture";
import sitePictures from "../../content/site-pictures.json" with { type: "json" };

/** Cloth beside the sign-in forms; only wide screens have room for it, and only they fetch it. */
export function SignInPicture() {
  return (
    <Picture source={sitePictures.pictures.signIn} alt="" sizes="(width >= 1024px) 50vw, 1px" className="size-full" />
  );
}
