import { MAX_SEARCH_LENGTH, readSearchText } from "@selvedge/commerce/search";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { TextInput } from "@selvedge/ui/text-input";

export interface SearchFormProps {
  /** The text in the box. @default "" */
  text?: string;
  /** Shows results without loading a document. If absent, and without JavaScript, the form is submitted. */
  onSearch?: (text: string) => void;
  className?: string;
}

/** A search box on a page. */
export function SearchForm({ text = "", onSearch, className = "" }: SearchFormProps) {
  return (
    <form
      role="search"
      action="/search"
      className={`sv:flex sv:w-full sv:max-w-form sv:flex-wrap sv:items-end sv:gap-3 ${className}`}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        const given = new FormData(event.currentTarget).get("q");
        onSearch(readSearchText(new URLSearchParams({ q: typeof given === "string" ? given : "" })));
      }}
    >
      <Field label="Search the store" className="sv:grow">
        <TextInput
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Field>
      <Button type="submit" variant="quiet">
        Search
      </Button>
    </form>
  );
}
