import { describe, expect, it } from "vitest";
import { type Enquiry, enquiryErrors, NEWSLETTER, QUERY_TYPES } from "./enquiry.ts";

const good: Enquiry = {
  name: "Asha",
  email: " Asha@Example.com ",
  phone: "",
  type: "Order",
  subject: "My order",
  message: "Where is it?",
};

// spec: Name, Email, Query type, Subject and Message is required
// spec: Please enter a valid email
// spec: Ten query types
// spec: Contact: the ten query types
describe("an enquiry", () => {
  it("is accepted with each of the ten topics, and from the newsletter's form", () => {
    expect(QUERY_TYPES).toEqual([
      "Order",
      "Product Inquiries",
      "Shipping & Delivery",
      "Custom / Bulk Orders",
      "Account & Payments",
      "Collaborations & PR",
      "Wholesale & Retail",
      "Feedback & Suggestions",
      "Careers & Internships",
      "Others / Miscellaneous",
    ]);
    for (const type of [...QUERY_TYPES, NEWSLETTER.type]) expect(enquiryErrors({ ...good, type })).toEqual({});
  });

  it("that is empty has a message at each field but the phone", () => {
    expect(enquiryErrors({ name: " ", email: "", phone: " ", type: "", subject: "\n", message: "" })).toEqual({
      name: "Name is required",
      email: "Email is required",
      type: "Query type is required",
      subject: "Subject is required",
      message: "Message is required",
    });
  });

  it.each([
    ["email", "asha@", "Please enter a valid email"],
    ["phone", "12345", "Please enter a valid phone number"],
    ["phone", "call me maybe", "Please enter a valid phone number"],
    ["type", "Anything", "Query type is required"],
  ] as const)("with the %s %j is refused", (field, value, message) => {
    expect(enquiryErrors({ ...good, [field]: value })).toEqual({ [field]: message });
  });
});
