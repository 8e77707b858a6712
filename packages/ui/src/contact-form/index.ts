export { ContactForm, type ContactFormLabels, type ContactFormProps, type ContactValues } from "./contact-form.tsx";
