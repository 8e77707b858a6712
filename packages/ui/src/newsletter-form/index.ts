export { NewsletterForm, type NewsletterFormLabels, type NewsletterFormProps } from "./newsletter-form.tsx";
