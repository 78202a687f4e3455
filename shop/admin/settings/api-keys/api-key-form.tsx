import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/api-keys'
import { Field } from '../../../ui/fields/field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { OwnPassword } from '../connections/connection-form.tsx'
import { type ApiKeyResult, type CreatedKey, valuesOf } from './api-key-actions.ts'
import { ScopeTable } from './scope-table.tsx'

const rules = async () => (await import('../../../core/api-keys/api-key-form.contract.ts')).ApiKeyForm

interface ApiKeyFormProps {
  needsPassword: boolean
  /** Called with the new key. */
  done: (created: CreatedKey) => void
}

/** The form of a new API key. */
export function ApiKeyForm({ needsPassword, done }: ApiKeyFormProps) {
  const fetcher = useFetcher<ApiKeyResult>()
  const section = useRef<HTMLElement>(null)
  const created = fetcher.data?.created
  const show = useEffectEvent(done)
  useEffect(() => {
    if (created) show(created)
  }, [created])
  const values = () => {
    const form = section.current?.querySelector('form')
    return form ? valuesOf(new FormData(form)) : {}
  }
  return (
    <section ref={section} aria-labelledby="new-key">
      <h3 id="new-key" className="mb-4 font-medium">
        {texts.newKey}
      </h3>
      <ShopForm schema={rules} values={values} fetcher={fetcher} errors={fetcher.data?.errors}>
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
        {needsPassword && <OwnPassword />}
        <SubmitButton className="justify-self-start">{texts.create}</SubmitButton>
      </ShopForm>
    </section>
  )
}
