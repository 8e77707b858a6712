"use client";

import { type ComponentProps, useId } from "react";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { input, submit } from "./newsletter-form.recipe.ts";

export interface NewsletterFormLabels {
  name: string;
  email: string;
  submit: string;
}

const english: NewsletterFormLabels = { name: "Your Name", email: "Your Email", submit: "Join" };

export interface NewsletterFormProps extends ComponentProps<"form"> {
  labels?: Partial<NewsletterFormLabels> | undefined;
}

/** Name and email, for the dark background of a footer. Submits `name` and `email` to `action`; the page there shows errors. */
export function NewsletterForm({ labels, className = "", ...props }: NewsletterFormProps) {
  const words = useLabels("newsletterForm", english, labels);
  const id = useId();
  return (
    <form
      method={formMethod(props.action)}
      {...props}
      data-component="newsletter-form"
      className={`sv:grid sv:max-w-form sv:gap-5 ${className}`}
    >
      <div>
        <label htmlFor={`${id}name`} className="sv:block sv:text-label">
          {words.name}
        </label>
        <input id={`${id}name`} name="name" autoComplete="name" required maxLength={120} className={input()} />
      </div>
      <div>
        <label htmlFor={`${id}email`} className="sv:block sv:text-label">
          {words.email}
        </label>
        {/* Without `type="email"`: the server cleans up addresses pasted with invisible characters, which the browser would reject here. */}
        <input id={`${id}email`} name="email" inputMode="email" autoComplete="email" required className={input()} />
      </div>
      <button type="submit" className={submit()}>
        {words.submit}
      </button>
    </form>
  );
}
