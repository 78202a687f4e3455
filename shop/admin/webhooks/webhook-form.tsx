import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { SavedMeanwhile } from '../../core/admin-kit/saved-meanwhile.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { type ControlProps, Field } from '../../ui/fields/field.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../ui/forms/use-versioned-answer.ts'
import { NewSecretForm } from '../settings/connections/new-secret-form.tsx'
import { valuesOf, type WebhookResult } from './webhook-actions.ts'
import { NewWebhookSecret } from './webhook-secret.tsx'
import type { WebhookResponse } from './webhooks.contract.ts'

const rules = async () => (await import('./webhook-form.contract.ts')).WebhookForm

interface EventChoice {
  type: string
  summary: string
}

/** The form of a new webhook. Its secret is shown once. */
export function NewWebhook({ events, needsPassword }: { events: readonly EventChoice[]; needsPassword: boolean }) {
  return (
    <NewSecretForm
      title={texts.newWebhook}
      button={texts.create}
      schema={rules}
      values={valuesOf}
      needsPassword={needsPassword}
      renderSecret={(shown, close) => <NewWebhookSecret shown={shown} close={close} />}
      className="mt-10 border-line border-t pt-6"
    >
      <Fields events={events} />
    </NewSecretForm>
  )
}

/** The form of a webhook. It keeps the version that its values are based on until it is saved. */
export function WebhookForm({ webhook, events }: { webhook: WebhookResponse; events: readonly EventChoice[] }) {
  const fetcher = useFetcher<WebhookResult>()
  const [first] = useState(webhook)
  const { saved, theirs } = useVersionedAnswer(fetcher.data) ?? {}
  return (
    <ShopForm schema={rules} values={valuesOf} fetcher={fetcher} errors={fetcher.data?.errors}>
      <Fields events={events} webhook={first} />
      {theirs && <SavedMeanwhile values={differences(theirs, first)} />}
      <input type="hidden" name="version" value={(theirs ?? saved ?? first).version} />
      <CheckBox name="is_on" required={false} defaultChecked={first.is_on}>
        {texts.isOn}
        <span className="block text-muted text-sm">{texts.isOnHint}</span>
      </CheckBox>
      <SubmitButton name="intent" value="save" className="justify-self-start">
        {texts.save}
      </SubmitButton>
    </ShopForm>
  )
}

const shownEvents = ({ types }: WebhookResponse) => types?.join(', ') ?? texts.allEvents

const differences = (theirs: WebhookResponse, first: WebhookResponse) =>
  [
    { name: 'name', label: texts.name, value: theirs.name, before: first.name },
    { name: 'url', label: texts.url, value: theirs.url, before: first.url },
    { name: 'types', label: texts.events, value: shownEvents(theirs), before: shownEvents(first) },
    {
      ...{ name: 'is_on', label: texts.isOn, value: theirs.is_on ? texts.on : texts.off },
      before: first.is_on ? texts.on : texts.off,
    },
  ].filter(({ value, before }) => value !== before)

function Fields({ events, webhook }: { events: readonly EventChoice[]; webhook?: WebhookResponse }) {
  return (
    <>
      <TextField
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={webhook?.name}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        name="url"
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        defaultValue={webhook?.url ?? 'https://'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Field name="types">
        {(control) => <EventChoices control={control} events={events} chosen={webhook?.types ?? null} />}
      </Field>
    </>
  )
}

interface EventChoicesProps {
  control: ControlProps
  events: readonly EventChoice[]
  /** Null for all events. */
  chosen: readonly string[] | null
}

function EventChoices({ control, events, chosen }: EventChoicesProps) {
  const [choice, choose] = useState<'all' | 'chosen'>(chosen ? 'chosen' : 'all')
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <legend className="mb-1.5 font-medium text-sm">{texts.events}</legend>
      {(['all', 'chosen'] as const).map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="choice"
            value={one}
            checked={choice === one}
            onChange={() => choose(one)}
            className="size-5 shrink-0 accent-ink"
          />
          {one === 'all' ? texts.allEvents : texts.chosenEvents}
        </label>
      ))}
      {choice === 'chosen' && (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {events.map(({ type, summary }, index) => (
            <li key={type}>
              <label className="flex items-start gap-3 py-2.5 text-sm">
                <input
                  type="checkbox"
                  name="types"
                  value={type}
                  defaultChecked={chosen?.includes(type)}
                  // The first box carries the id of the field, which gets the focus after an error.
                  {...(index === 0 && { id: control.id })}
                  aria-invalid={control['aria-invalid']}
                  className="size-6 shrink-0 rounded aria-invalid:outline-2 aria-invalid:outline-danger"
                />
                <span className="min-w-0">
                  <code className="block font-medium">{type}</code>
                  <span className="block text-muted">{texts.summaryOf(type, summary)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
