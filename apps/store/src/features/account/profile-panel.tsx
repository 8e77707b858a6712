import { formatPhone } from "@selvedge/commerce/contact-rules";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { useUser } from "../session/user-context.ts";

/** Shown where nothing is known. */
const DASH = "–";

/** Who is signed in. */
export function ProfilePanel() {
  const { name, email, phone, address } = useUser();
  return (
    <DescriptionList>
      <Description label="Name">{name}</Description>
      <Description label="Email">{email}</Description>
      <Description label="Phone">{phone ? formatPhone(phone) : DASH}</Description>
      <Description label="Address">{address || DASH}</Description>
    </DescriptionList>
  );
}

/** The saved address. */
export function AddressesPanel() {
  const { address } = useUser();
  return <p className="sv:max-w-form sv:whitespace-pre-line">{address || "No address saved."}</p>;
}
