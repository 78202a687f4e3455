import { Ban, Hammer, Hourglass, House, Package, Truck } from 'lucide-react'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { statusLabel } from '../../../core/order-states/status-label.ts'

/** Icon and colours of each status. */
export const STATUS_STYLES = {
  making: { Icon: Hammer, colours: 'bg-warn-soft text-warn', word: 'text-warn' },
  shipping: { Icon: Package, colours: 'bg-line text-ink', word: 'text-ink' },
  shipped: { Icon: Truck, colours: 'bg-transit-soft text-transit', word: 'text-transit' },
  delivered: { Icon: House, colours: 'bg-good-soft text-good', word: 'text-good' },
  awaiting_payment: { Icon: Hourglass, colours: 'bg-warn-soft text-warn', word: 'text-warn' },
  cancelled: { Icon: Ban, colours: 'bg-danger-soft text-danger', word: 'text-danger' },
} satisfies Record<OrderStatus, unknown>

/** The status of an order as icon and coloured text. */
export function StatusChip({ status, isCollection = false }: { status: OrderStatus; isCollection?: boolean }) {
  const { Icon, word } = STATUS_STYLES[status]
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium text-sm ${word}`}>
      <Icon aria-hidden="true" className="size-4" />
      {statusLabel(status, isCollection)}
    </span>
  )
}
