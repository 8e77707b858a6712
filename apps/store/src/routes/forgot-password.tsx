import { AuthLayout } from "@selvedge/ui/auth-layout";
import { TextLink } from "@selvedge/ui/text-link";
import { SignInPicture } from "../features/session/sign-in-picture.tsx";
import { StoreForgotForm } from "../features/session/store-forgot-form.tsx";
import { PageHead } from "../lib/page-head.tsx";

/** `/forgot-password` */
export default function ForgotPasswordPage() {
  return (
    <>
      <PageHead title="Forgot your password?" />
      <AuthLayout
        title="Forgot your password?"
        picture={<SignInPicture of="login" />}
        footer={
          <p>
            <TextLink href="/login">Back to Login</TextLink>
          </p>
        }
      >
        <StoreForgotForm />
      </AuthLayout>
    </>
  );
}
