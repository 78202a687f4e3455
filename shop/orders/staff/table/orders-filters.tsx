import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import * as texts from '#texts/orders/staff/table'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../../order-states/order-states.contract.ts'
import { FilterLinks } from '../../../staff/filter-links.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import type { listStaffOrders } from '../staff-orders.contract.ts'
import { type OrdersShown, type OrdersView, ordersAddress } from './table-address.ts'

/** A hand that types goes on sooner. */
const PAUSE_MS = 250
const FIELD = 'h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base'

interface OrdersFiltersProps {
  view: OrdersView
  found: Pick<ResponseOf<typeof listStaffOrders>, 'counts' | 'late'>
}

/** Which orders are shown: by what is typed, while it is typed, by their state, their payment and their day. All of it lives in the address. */
export function OrdersFilters({ view, found: { counts, late } }: OrdersFiltersProps) {
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  // Whoever is on the way to another screen is not brought back by what they have typed before.
  useEffect(() => {
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  const field = useRef<HTMLDivElement>(null)
  // Whoever comes here by mouse looks for an order, mostly; a keyboard would cover half of a phone.
  useEffect(() => {
    // Behind the frame, which moves the focus to what is new; and never away from something that has it.
    const turn = requestAnimationFrame(() => {
      if (matchMedia('(pointer: fine)').matches && document.activeElement?.matches('body, main, #screen'))
        field.current?.querySelector('input')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(turn)
  }, [])
  const show = (change: Partial<OrdersView>, replace = false) =>
    void navigate(ordersAddress(view, change), { replace, state: SAME_SCREEN })
  function find(typed: string, isLast: boolean) {
    clearTimeout(pause.current)
    const words = typed.trim()
    // Whoever begins to type looks in all of them; whoever has chosen a state stays there.
    const go = () =>
      show({ words, ...(view.shown === 'in_hand' && words !== '' && { shown: 'all' }) }, view.words !== '')
    if (isLast) go()
    else pause.current = setTimeout(go, PAUSE_MS)
  }
  const all = ORDER_STATUSES.reduce((sum, one) => sum + counts[one], 0)
  const link = (shown: OrdersShown, name: string, count: number) => ({
    to: ordersAddress(view, { shown }),
    name,
    count,
    isChosen: view.shown === shown,
  })
  return (
    <div className="grid gap-3 print:hidden">
      <search ref={field} className="flex flex-wrap gap-3">
        <Form
          className="min-w-0 flex-1 basis-72"
          onSubmit={(event) => {
            event.preventDefault()
            find(String(new FormData(event.currentTarget).get('search')), true)
          }}
        >
          <SearchField
            className="w-full min-w-0"
            name="search"
            defaultValue={view.words}
            onChange={({ target }) => find(target.value, false)}
            maxLength={254}
            aria-label={texts.findOrders}
            placeholder={texts.findOrders}
          />
        </Form>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <select
            aria-label={texts.payment}
            value={view.payment ?? ''}
            onChange={({ target }) => show({ payment: (target.value || undefined) as OrdersView['payment'] })}
            className={`${FIELD} max-sm:w-full`}
          >
            <option value="">{texts.anyPayment}</option>
            <option value="paid">{texts.isPaid}</option>
            <option value="unpaid">{texts.isUnpaid}</option>
          </select>
          <DayField label={texts.from} day={view.from} change={(from) => show({ from })} />
          <DayField label={texts.to} day={view.to} change={(to) => show({ to })} />
        </div>
      </search>
      <FilterLinks
        label={texts.ordersByStatus}
        links={[
          link('in_hand', texts.toDo, counts.making + counts.shipping),
          ...(late > 0 || view.shown === 'late' ? [link('late', texts.late, late)] : []),
          ...ORDER_STATUSES.map((one) => link(one, ORDER_STATES[one].label, counts[one])),
          link('all', texts.all, all),
        ]}
      />
    </div>
  )
}

interface DayFieldProps {
  label: string
  day: string | undefined
  change: (day: string | undefined) => void
}

function DayField({ label, day = '', change }: DayFieldProps) {
  return (
    <label className="flex items-center gap-2 text-muted text-sm">
      {label}
      <input
        key={day}
        type="date"
        defaultValue={day}
        // A day that is typed digit by digit is none yet.
        onBlur={({ target }) => target.value !== day && change(target.value || undefined)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className={`${FIELD} text-ink max-sm:w-36`}
      />
    </label>
  )
}
