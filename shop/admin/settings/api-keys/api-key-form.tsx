import { texts } from '#texts/admin/settings/api-keys'
import { ShownOnce } from '../../../core/admin-kit/shown-once.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { NewSecretForm } from '../connections/new-secret-form.tsx'
import { valuesOf } from './api-key-actions.ts'
import { ScopeTable } from './scope-table.tsx'

const rules = async () => (await import('../../../core/api-keys/api-key-form.contract.ts')).ApiKeyForm

/** The form of a new API key. The key is shown once. */
export function ApiKeyForm({ needsPassword }: { needsPassword: boolean }) {
  return (
    <NewSecretForm
      title={texts.newKey}
      button={texts.create}
      schema={rules}
      values={valuesOf}
      needsPassword={needsPassword}
      renderSecret={({ name, secret }, close) => (
        <ShownOnce
          value={secret}
          texts={{
            ...{ title: texts.keyOf(name), hint: texts.shownOnce },
            ...{ copy: texts.copy, copied: texts.copied, close: texts.close },
          }}
          close={close}
        />
      )}
    >
      <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={100} autoComplete="off" />
      <Field name="scopes">{(control) => <ScopeTable control={control} />}</Field>
      <SelectField name="expires_in" label={texts.expiry} choices={texts.expiries} defaultValue="1_year" />
      <TextField
        name="networks"
        label={texts.networks}
        hint={texts.networksHint}
        required={false}
        rows={2}
        maxRows={8}
        autoComplete="off"
        spellCheck={false}
      />
    </NewSecretForm>
  )
}
