import { useState } from "react";
import { formatPhone } from "@selvedge/commerce/phone-format";
import { AddressCard } from "@selvedge/ui/address-card";
import { Button } from "@selvedge/ui/button";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { LastOrder } from "../orders/last-order.tsx";
import { useUser } from "../session/user-context.ts";

const ProfileDialog = overlay(
  () => import("./profile-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** Shown for unknown values. */
const DASH = "–";

/** The signed-in customer's last order, and the profile with a button to change it. */
export function ProfilePanel() {
  const { name, email, phone, address } = useUser();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <LastOrder />
      <DescriptionList>
        <Description label="Name">{name}</Description>
        <Description label="Email">{email}</Description>
        <Description label="Phone">{phone ? formatPhone(phone) : DASH}</Description>
        <Description label="Address">
          <span className="sv:whitespace-pre-line">{address || DASH}</span>
        </Description>
      </DescriptionList>
      <Button variant="quiet" className="sv:mt-6" onClick={() => setEditing(true)}>
        Edit Profile
      </Button>
      {isEditing && <ProfileDialog field="name" onClose={() => setEditing(false)} />}
    </>
  );
}

/** The saved address, with a button to change it. */
export function AddressesPanel() {
  const { address } = useUser();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <AddressCard
        action={
          <Button variant="plain" onClick={() => setEditing(true)}>
            Edit
          </Button>
        }
      >
        {address}
      </AddressCard>
      {isEditing && <ProfileDialog field="address" onClose={() => setEditing(false)} />}
    </>
  );
}
