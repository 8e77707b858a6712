import { TextInput, type TextInputProps } from "@selvedge/ui/text-input";

/** Chooses a file. Browsers place its button at the top of a control; here it is in the middle, apart from the file's name. */
export const FileInput = (props: TextInputProps) => (
  <TextInput {...props} type="file" className="sv:pt-4 sv:file:me-3 sv:file:underline" />
);
