import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/extensions'
import { SavedMeanwhile } from '../../../core/admin-kit/saved-meanwhile.tsx'
import { EditableField } from '../../../core/extensions/fields/editable-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { EnvironmentValue, OwnPassword } from '../connections/connection-form.tsx'
import type { ConnectionResult } from '../connections/save-connection.ts'
import type { ExtensionResponse } from './extensions.contract.ts'
import { RemoveSecrets } from './remove-secrets.tsx'

/** The generated settings form of an extension. */
export function SettingsForm({ extension }: { extension: ExtensionResponse }) {
  const fetcher = useFetcher<ConnectionResult<ExtensionResponse | undefined>>()
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  const { name, settings, settings_version, needs_password } = extension
  const form = (
    <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="mt-2">
      {theirs && (
        <SavedMeanwhile
          values={theirs.settings
            .filter(({ kind }) => kind !== 'secret')
            .map(({ name, label, value }) => ({ name, label, value }))}
        />
      )}
      <input type="hidden" name="extension" value={name} />
      <input type="hidden" name="version" value={(theirs ?? extension).settings_version} />
      {settings.map((setting) => (
        <Setting key={`${settings_version} ${setting.name}`} setting={setting} />
      ))}
      {needs_password && <OwnPassword />}
      <SubmitButton name="intent" value="save" aria-label={texts.saveOf(name)}>
        {texts.save}
      </SubmitButton>
    </ShopForm>
  )
  const canRemove = settings.some(({ is_set, environment }) => is_set && !environment)
  return (
    <>
      {form}
      {canRemove && <RemoveSecrets extension={theirs ?? extension} />}
    </>
  )
}

function Setting({ setting }: { setting: ExtensionResponse['settings'][number] }) {
  const { name, kind, label, help, value, options, is_set, environment } = setting
  if (environment) {
    const shown = kind === 'secret' ? texts.hidden : (options[value] ?? value)
    return <EnvironmentValue name={name} label={label} value={shown} of={environment} />
  }
  if (kind !== 'secret') return <EditableField field={{ ...setting, kind }} isOptional={false} />
  return (
    <TextField
      name={name}
      type="password"
      label={label}
      hint={is_set ? texts.secretIsSet : help}
      required={false}
      autoComplete="off"
    />
  )
}
