import { useState } from "react";
import { LONGEST_NAME } from "@selvedge/commerce/contact-rules";
import { type Enquiry, enquiryErrors, LONGEST_MESSAGE, LONGEST_SUBJECT, QUERY_TYPES } from "@selvedge/commerce/enquiry";
import { ContactForm } from "@selvedge/ui/contact-form";
import { api } from "../../lib/browser-api.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { sendEnquiry } from "./contact-calls.ts";
import { enquiryRefusal, type Refused } from "./enquiry-refusal.ts";
import { SentNotice } from "./sent-notice.tsx";

/** The contact form, and the confirmation that replaces it. Posts to `/contact` without JavaScript. */
export function StoreContactForm() {
  const posted = useFormAnswer();
  const [{ errors, message }, setRefused] = useState<Refused>(posted ?? { errors: {}, message: null });
  const [ticket, setTicket] = useState(posted?.status === 200 ? (posted.values["ticket"] ?? "") : null);
  const [busy, setBusy] = useState(false);
  /** Incremented by each refusal, so that the errors take the focus each time. */
  const [refusals, setRefusals] = useState(0);

  const refuse = (found: Refused) => {
    setRefused(found);
    setBusy(false);
    setRefusals((count) => count + 1);
  };

  const handleSend = async (values: Enquiry) => {
    const found = enquiryErrors(values);
    if (Object.keys(found).length > 0) return refuse({ errors: found, message: null });
    setBusy(true);
    setRefused({ errors: {}, message: null });
    try {
      const answer = await sendEnquiry(api, values);
      setBusy(false);
      setTicket(answer.ticket ?? "");
    } catch (error) {
      refuse(enquiryRefusal(error));
    }
  };

  if (ticket !== null) return <SentNotice ticket={ticket} onAgain={() => setTicket(null)} />;
  return (
    <ContactForm
      action="/contact"
      types={QUERY_TYPES.map((type) => (
        <option key={type}>{type}</option>
      ))}
      defaultValues={posted?.status === 200 ? undefined : posted?.values}
      maxLengths={{ name: LONGEST_NAME, subject: LONGEST_SUBJECT, message: LONGEST_MESSAGE }}
      errors={errors}
      refusals={refusals}
      error={message}
      state={busy ? "busy" : "idle"}
      // Once a field has an error it is validated on each change, so that the error disappears when it is fixed.
      onValuesChange={(values, field) =>
        errors[field] && setRefused({ errors: { ...errors, [field]: enquiryErrors(values)[field] }, message })
      }
      onSend={(values) => void handleSend(values)}
    />
  );
}
