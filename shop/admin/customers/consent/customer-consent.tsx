import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/customers/consent'
import type { MarketingConsent } from '../../../core/marketing-consent/marketing-consent.contract.ts'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Moment } from '../../../ui/time.tsx'

/** Whether a customer agreed to e-mails about offers, the history as proof, and the actions of staff. */
export function CustomerConsent({ consent: { state, history } }: { consent: MarketingConsent }) {
  const canEnd = state === 'pending' || state === 'confirmed'
  return (
    <div className="grid gap-3 text-sm">
      <p className={state === 'confirmed' ? 'font-medium' : 'text-muted'}>{texts.STATES[state]}</p>
      {history.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-4">{texts.history}</summary>
          <ol className="divide-y divide-line border-line border-y">
            {history.map((event) => (
              <HistoryEntry key={`${event.time_created} ${event.event}`} event={event} />
            ))}
          </ol>
        </details>
      )}
      {state !== 'confirmed' && <ConsentForm intent="ask_consent" label={texts.askCustomer} hint={texts.requestHint} />}
      {canEnd && <ConsentForm intent="end_consent" label={texts.endConsent} />}
    </div>
  )
}

function HistoryEntry({ event }: { event: MarketingConsent['history'][number] }) {
  const { source, by, wording, text_version, time_created } = event
  const where = by === null ? texts.SOURCES[source] : texts.byStaff(by)
  return (
    <li className="grid gap-0.5 py-2">
      <p>
        {texts.EVENTS[event.event]} {where}
      </p>
      <Moment of={time_created} className="text-muted" />
      {wording !== null && text_version !== null && (
        <p className="text-muted wrap-anywhere">{texts.agreedText(text_version, wording)}</p>
      )}
    </li>
  )
}

function ConsentForm({ intent, label, hint }: { intent: 'ask_consent' | 'end_consent'; label: string; hint?: string }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="gap-2">
      <input type="hidden" name="intent" value={intent} />
      {hint && <p className="text-muted">{hint}</p>}
      <SubmitButton weight="secondary" className="justify-self-start">
        {label}
      </SubmitButton>
    </ShopForm>
  )
}
