import { ExternalLink } from 'lucide-react'
import { texts } from '#texts/sales/orders'
import { LIFECYCLE } from '../../../core/order-states/lifecycle.ts'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { statusLabel } from '../../../core/order-states/status-label.ts'
import { Moment } from '../../../ui/time.tsx'
import type { OrderStep } from '../orders.contract.ts'
import { trackingLink } from '../tracking-link.ts'
import { STATUS_STYLES } from './status-chip.tsx'

interface OrderTimelineProps {
  order: {
    status: OrderStatus
    is_collection: boolean
    tracking: string | null
    steps: readonly (OrderStep & { by?: string | null })[]
  }
}

/** The order's status timeline: past steps with dates, the current status and the next ones. */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const { status, tracking, steps, is_collection } = order
  const began = steps.filter((step) => step.status === 'awaiting_payment').map((step) => step.status)
  // A cancelled order has no next steps.
  const stations = status === 'cancelled' ? steps.map((step) => step.status) : [...began, ...LIFECYCLE]
  const reached = stations.indexOf(status)
  return (
    <div className="py-5">
      <ol className={`grid ${stations.length > 4 ? 'sm:grid-cols-5' : 'sm:grid-cols-4'}`}>
        {stations.map((station, place) => (
          <Station
            key={station}
            status={station}
            isCollection={is_collection}
            step={steps.find((step) => step.status === station)}
            state={place === reached ? 'here' : place < reached ? 'passed' : 'ahead'}
            isLast={place === stations.length - 1}
          />
        ))}
      </ol>
      {tracking !== null && <Tracking tracking={tracking} />}
    </div>
  )
}

interface StationProps {
  status: OrderStatus
  isCollection: boolean
  step: OrderTimelineProps['order']['steps'][number] | undefined
  state: 'passed' | 'here' | 'ahead'
  isLast: boolean
}

function Station({ status, isCollection, step, state, isLast }: StationProps) {
  const { Icon, colours } = STATUS_STYLES[status]
  const isReached = state !== 'ahead'
  return (
    <li
      aria-current={state === 'here' ? 'step' : undefined}
      className="relative flex gap-3 pb-5 last:pb-0 sm:block sm:pr-3 sm:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute top-9 bottom-1 left-4 w-0.5 -translate-x-1/2 sm:top-4 sm:right-1 sm:bottom-auto sm:left-9 sm:h-0.5 sm:w-auto sm:translate-x-0 sm:-translate-y-1/2 ${state === 'passed' ? 'bg-edge' : 'bg-line'}`}
        />
      )}
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full ${isReached ? colours : 'border border-edge border-dashed text-muted'}`}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 pt-1 text-sm sm:pt-2">
        <p className={state === 'here' ? 'font-semibold' : isReached ? '' : 'text-muted'}>
          {statusLabel(status, isCollection)}
          {!isReached && <span className="sr-only">{texts.upcoming}</span>}
        </p>
        {step && (
          <p className="text-muted text-xs">
            <Moment of={step.time_created} />
            {step.by && <span className="block wrap-anywhere">{texts.by(step.by)}</span>}
          </p>
        )}
      </div>
    </li>
  )
}

function Tracking({ tracking }: { tracking: string }) {
  const link = trackingLink(tracking)
  return (
    <p className="mt-4 text-sm">
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
        >
          {texts.followTheParcelAt(new URL(link).host)}
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">{texts.opensANewTab}</span>
        </a>
      ) : (
        <>
          <span className="text-muted">{texts.trackingNumber}</span>{' '}
          <span className="select-all font-medium wrap-anywhere">{tracking}</span>
        </>
      )}
    </p>
  )
}
