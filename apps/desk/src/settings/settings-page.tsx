import type { SettingSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { TextArea } from "@selvedge/ui/text-area";
import { TextInput } from "@selvedge/ui/text-input";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { TextLink } from "@selvedge/ui/text-link";
import { textOf } from "../session/text-of.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { PAGES } from "../pages/page-names.ts";
import { groupTitle, settingText } from "./setting-texts.ts";

/** Groups that a screen of their own changes. */
const ON_SCREENS = new Set([...Object.keys(PAGES), "collections"]);

/** A longer value is shown in several lines. */
const LONG = 60;

/** What the shop promises and says of itself, in groups; each value is saved by itself. */
export function SettingsPage() {
  const read = useAction<{ settings: readonly SettingSummary[] }>("settings show");
  const groups = Map.groupBy(read.data?.settings ?? [], ({ key }) => key.split(".")[0] ?? key);
  for (const group of ON_SCREENS) groups.delete(group);
  return (
    <Screen
      title="Settings"
      reads={[read]}
      lead="Each value is saved by itself. Pages, mails and new orders follow at once."
    >
      {read.data ? (
        <div className="sv:grid sv:grid-cols-1 sv:gap-12 sv:lg:grid-cols-2">
          {[...groups].map(([group, settings]) => (
            <Part key={group} title={groupTitle(group)}>
              {settings.map((setting) => (
                <Setting key={`${setting.key} ${setting.text}`} setting={setting} />
              ))}
            </Part>
          ))}
          <Part title="Pages">
            <p>
              <TextLink href="/pages">Home page, our story and policies</TextLink>
            </p>
            <p>
              <TextLink href="/collections">Collections</TextLink>
            </p>
          </Part>
        </div>
      ) : (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      )}
    </Screen>
  );
}

function Setting({ setting: { key, text, isDefault } }: { setting: SettingSummary }) {
  const set = useChange("settings set");
  const reset = useChange("settings reset");
  const { label, description } = settingText(key);
  return (
    <div className="sv:grid sv:grid-cols-1 sv:gap-3">
      <ChangeMessage changes={[reset]} />
      <ActionForm
        label={label}
        change={set}
        submit="Save"
        keepsValues
        read={(typed) => ({ key, value: textOf(typed, "value") })}
      >
        <Field
          label={label}
          description={[description, isDefault ? "This is the default." : ""].filter(Boolean).join(" ")}
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
            variant="plain"
            size="sm"
            aria-label={`Back to the default: ${label}`}
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
