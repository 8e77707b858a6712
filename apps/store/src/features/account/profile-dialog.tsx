import { LONGEST_ADDRESS, LONGEST_NAME } from "@selvedge/commerce/contact-rules";
import { formatPhone } from "@selvedge/commerce/phone-format";
import { useRef, useState } from "react";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { ProfileForm, type ProfileValues } from "@selvedge/ui/profile-form";
import { toasts } from "../../lib/toasts.ts";
import { useUser } from "../session/user-context.ts";
import { profileErrors, type ProfileErrors, profileRefusal } from "./profile-errors.ts";
import { useSaveProfile } from "./use-save-profile.ts";

export interface ProfileDialogProps {
  /** The field to focus first. */
  field: "name" | "address";
  onClose: () => void;
}

const NO_ERRORS: ProfileErrors = { errors: {}, message: null };

/** Changes name, email, phone and address. Loaded when it is opened. */
export default function ProfileDialog({ field, onClose }: ProfileDialogProps) {
  const user = useUser();
  const save = useSaveProfile();
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, message }, setErrors] = useState(NO_ERRORS);
  const [busy, setBusy] = useState(false);
  /** Incremented by each refusal, so that the errors take the focus each time. */
  const [refusals, setRefusals] = useState(0);

  const refuse = (found: ProfileErrors) => {
    setErrors(found);
    setBusy(false);
    setRefusals((count) => count + 1);
  };

  const handleSave = async (values: ProfileValues) => {
    const found = profileErrors(values);
    if (Object.keys(found).length > 0) return refuse({ errors: found, message: null });
    setBusy(true);
    setErrors(NO_ERRORS);
    try {
      await save(user, values);
      onClose();
      toasts.success("Profile saved");
    } catch (error) {
      refuse(profileRefusal(error));
    }
  };

  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent
        title="Edit Profile"
        onOpenAutoFocus={(event) => {
          if (field === "name") return;
          event.preventDefault();
          form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
        }}
      >
        <DialogBody>
          <ProfileForm
            ref={form}
            defaultValues={{
              name: user.name,
              email: user.email,
              phone: user.phone ? formatPhone(user.phone) : "",
              address: user.address ?? "",
            }}
            maxLengths={{ name: LONGEST_NAME, address: LONGEST_ADDRESS }}
            errors={errors}
            refusals={refusals}
            error={message}
            emailHelp="If you change it, your old email is told, and every other device is logged out."
            state={busy ? "busy" : "idle"}
            onValuesChange={(values, changed) =>
              setErrors({
                errors: errors[changed] ? { ...errors, [changed]: profileErrors(values)[changed] } : errors,
                message: null,
              })
            }
            onSave={(values) => void handleSave(values)}
            onCancel={onClose}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
