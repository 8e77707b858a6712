import type { SettingSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { TextArea } from "@selvedge/ui/text-area";
import { TextInput } from "@selvedge/ui/text-input";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";

/** A longer value is shown in several lines. */
const LONG = 60;

/** What the shop promises and says of itself, in groups; each value is saved by itself. */
export function SettingsPage() {
  const read = useAction<{ settings: readonly SettingSummary[] }>("settings show");
  const groups = Map.groupBy(read.data?.settings ?? [], ({ key }) => key.split(".")[0] ?? key);
  return (
    <Screen
      title="Settings"
      reads={[read]}
      lead="Write days as 3-7, none for nothing, yes or no, a number, a text, or JSON. Pages, mails and new orders follow at once."
    >
      {read.data ? (
        <div className="sv:grid sv:grid-cols-1 sv:gap-12 sv:lg:grid-cols-2">
          {[...groups].map(([group, settings]) => (
            <Part key={group} title={sentence(group)}>
              {settings.map((setting) => (
                <Setting key={`${setting.key} ${setting.text}`} setting={setting} />
              ))}
            </Part>
          ))}
        </div>
      ) : (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      )}
    </Screen>
  );
}

/** "exchange_days" becomes "Exchange days". */
const sentence = (key: string) => {
  const words = key.replaceAll(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function Setting({ setting: { key, text, isDefault } }: { setting: SettingSummary }) {
  const set = useChange("settings set");
  const reset = useChange("settings reset");
  const name = key.split(".").slice(1).join(".") || key;
  return (
    <div className="sv:grid sv:grid-cols-1 sv:gap-3">
      <ChangeMessage changes={[reset]} />
      <ActionForm
        label={sentence(key)}
        change={set}
        submit="Save"
        keepsValues
        read={(typed) => ({ key, value: textOf(typed, "value") })}
      >
        <Field
          label={sentence(name)}
          description={isDefault ? `${key}, as by default` : key}
          error={set.fields["value"]}
        >
          {text.length > LONG ? (
            <TextArea name="value" rows={3} defaultValue={text} />
          ) : (
            <TextInput name="value" defaultValue={text} autoComplete="off" />
          )}
        </Field>
      </ActionForm>
      {!isDefault && (
        <div>
          <Button
            intent="plain"
            size="sm"
            aria-label={`Back to the default: ${key}`}
            state={reset.state}
            onClick={() => void reset.run({ key })}
          >
            Back to the default
          </Button>
        </div>
      )}
    </div>
  );
}
