import { ChevronDown } from 'lucide-react'
import { type FetcherWithComponents, Link, useFetcher, useSearchParams } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { colon, labelled } from '../../../lib/texts/labelled.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../core/admin-kit/lists/filter-links.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { SAME_SCREEN } from '../../ui/same-screen.ts'
import { Moment } from '../../ui/time.tsx'
import { usePolling } from '../../ui/use-polling.ts'
import { failureText } from './failure-text.ts'
import type { WebhookResult } from './webhook-actions.ts'
import type { DeliveryResponse } from './webhooks.contract.ts'

const FILTERS = ['all', 'pending', 'delivered', 'failed'] as const
const STATE_CLASSES = {
  pending: 'bg-sunken',
  delivered: 'bg-good-soft text-good',
  failed: 'bg-danger-soft text-danger',
}

interface DeliveryLogProps {
  deliveries: readonly DeliveryResponse[]
  /** Start of the next page; null for the last one. */
  next: string | null
  /** Deliveries without a next attempt are about to be sent. */
  isSending: boolean
}

/** The deliveries of a webhook, newest first. The filter and the page are in the address. */
export function DeliveryLog({ deliveries, next, isSending }: DeliveryLogProps) {
  const [search] = useSearchParams()
  const fetcher = useFetcher<WebhookResult>()
  const chosen = search.get('state') ?? 'all'
  const isPaged = search.has('before')
  usePolling(
    isSending && deliveries.some(({ state, next_attempt_at }) => state === 'pending' && next_attempt_at === null),
  )
  const addressOf = (state: string, before?: string) =>
    `?${new URLSearchParams({ ...(state !== 'all' && { state }), ...(before && { before }) })}`
  return (
    <section aria-labelledby="deliveries" className="mt-10 grid gap-4 border-line border-t pt-6">
      <h3 id="deliveries" className="font-medium">
        {texts.deliveries}
      </h3>
      <FilterLinks
        label={texts.filter}
        links={FILTERS.map((state) => ({
          ...{ to: addressOf(state), name: texts.states[state], isChosen: state === chosen },
        }))}
      />
      {deliveries.length === 0 ? (
        <EmptyState>{chosen === 'all' && !isPaged ? texts.noDeliveries : texts.noneOfState}</EmptyState>
      ) : (
        <ul data-rows="" className="divide-y divide-line border-line border-y">
          {deliveries.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} fetcher={fetcher} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-6 text-sm">
        {isPaged && (
          <Link className="inline-flex min-h-11 items-center underline" to={addressOf(chosen)} state={SAME_SCREEN}>
            {texts.newest}
          </Link>
        )}
        {next !== null && (
          <Link
            className="inline-flex min-h-11 items-center underline"
            to={addressOf(chosen, next)}
            state={SAME_SCREEN}
          >
            {texts.older}
          </Link>
        )}
      </div>
    </section>
  )
}

interface RowProps {
  delivery: DeliveryResponse
  fetcher: FetcherWithComponents<WebhookResult>
}

function Row({ delivery, fetcher }: RowProps) {
  const { id, type, state, is_test, created_at, next_attempt_at, attempts, payload, message_id } = delivery
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
          <code className="font-medium">{type}</code>
          <span className={`rounded-full px-2 py-0.5 text-xs ${STATE_CLASSES[state]}`}>{texts.outcomes[state]}</span>
          {is_test && <span className="text-muted">{texts.isTest}</span>}
          <Moment of={created_at} className="ml-auto text-muted tabular-nums" />
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid min-w-0 gap-3 pb-4 text-sm">
          {state === 'pending' && (
            <p>
              {next_attempt_at ? (
                <>
                  {texts.nextAttempt}
                  <Moment of={next_attempt_at} />
                </>
              ) : (
                texts.waitsForTurn
              )}
            </p>
          )}
          <h4 className="font-medium">{texts.attempts}</h4>
          {attempts.length === 0 ? <p className="text-muted">{texts.noAttempts}</p> : <Attempts attempts={attempts} />}
          <h4 className="font-medium">{texts.payload}</h4>
          <p className="text-muted wrap-anywhere">{labelled(texts.messageId, message_id)}</p>
          <pre className="whitespace-pre-wrap rounded-card bg-sunken px-4 py-3 text-xs wrap-anywhere">
            {JSON.stringify(JSON.parse(payload), null, 2)}
          </pre>
          {!is_test && (
            <ShopForm fetcher={fetcher}>
              <input type="hidden" name="delivery" value={id} />
              <SubmitButton name="intent" value="retry" weight="secondary" className="justify-self-start">
                {texts.sendAgain}
              </SubmitButton>
            </ShopForm>
          )}
        </div>
      </details>
    </li>
  )
}

function Attempts({ attempts }: Pick<DeliveryResponse, 'attempts'>) {
  return (
    <ol className="grid gap-2">
      {attempts.map(({ at, status, error, duration_ms, answer }) => (
        <li key={at} className="min-w-0">
          <p>
            <Moment of={at} className="tabular-nums" />
            {`${colon()} ${failureText(error ?? status ?? '')}, `}
            <span className="text-muted">{texts.inMs(duration_ms)}</span>
          </p>
          {answer && (
            <pre className="mt-1 whitespace-pre-wrap rounded-card bg-sunken px-3 py-2 text-xs wrap-anywhere">
              {answer}
            </pre>
          )}
        </li>
      ))}
    </ol>
  )
}
