import { TextInput } from "@selvedge/ui/text-input";

/** The six digits that an authenticator shows. */
export const CodeInput = () => (
  <TextInput
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    className="sv:tabular sv:tracking-widest"
  />
);
