import { useSearchParams } from "react-router-dom";
import { AuthLayout } from "@selvedge/ui/auth-layout";
import { TextLink } from "@selvedge/ui/text-link";
import { RegisterForm } from "../features/session/register-form.tsx";
import { SignInPicture } from "../features/session/sign-in-picture.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { storeLink } from "../lib/store-link.tsx";

/** `/register` */
export default function RegisterPage() {
  const [search] = useSearchParams();
  const redirect = search.get("redirect");
  return (
    <>
      <PageHead title="Register" />
      <AuthLayout
        title="Register"
        picture={<SignInPicture />}
        footer={
          <p>
            Already have an account?{" "}
            <TextLink
              href={redirect === null ? "/login" : `/login?redirect=${encodeURIComponent(redirect)}`}
              render={storeLink}
            >
              Login
            </TextLink>
          </p>
        }
      >
        <RegisterForm />
      </AuthLayout>
    </>
  );
}
