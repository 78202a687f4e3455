import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff/table'
import { ORDER_STATES } from '../../../../core/order-states/order-states.contract.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Selected } from '../../../../ui/table/use-selection.ts'
import type { StaffOrder } from '../staff-orders.contract.ts'
import type { StepAnswer } from '../steps/step-answer.ts'
import type { StaffStep } from '../steps/step-form.contract.ts'
import { ShipOrders } from './ship-orders.tsx'

const STEPS = ['shipping', 'shipped', 'delivered'] as const satisfies readonly StaffStep[]

interface SelectionBarProps {
  selected: Selected<StaffOrder>
  clear: () => void
  print: (ids: readonly number[]) => void
}

/** Bulk actions for the selected orders: their next status if it is the same for all, and packing slips. */
export function SelectionBar({ selected, clear, print }: SelectionBarProps) {
  const fetcher = useFetcher<StepAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer?.isOver) clear()
  }, [answer, clear])
  const [isShipping, setShipping] = useState(false)
  const closeShipping = useCallback(
    (isChanged: boolean) => {
      setShipping(false)
      if (isChanged) clear()
    },
    [clear],
  )
  const isPending = fetcher.state !== 'idle'
  const before = (step: StaffStep) =>
    [...selected.values()].filter(({ status }) => ORDER_STATES[status].next[0] === step)
  return (
    <section aria-label={texts.selectedOrders} className="bottom-bar mt-6 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-medium tabular-nums">
          {texts.selected(selected.size)}
        </p>
        {STEPS.map((step) => {
          const orders = before(step)
          if (orders.length === 0) return null
          const sent = JSON.stringify(orders.map(({ id, status }) => ({ id, from: status })))
          const isTracked = ORDER_STATES[step].takesTracking && orders.some((order) => !order.is_collection)
          return (
            <Button
              key={step}
              disabled={isPending}
              onClick={() => {
                if (isTracked) setShipping(true)
                else void fetcher.submit({ intent: 'steps', to: step, orders: sent }, { method: 'post' })
              }}
            >
              {texts.markAs(orders.length, ORDER_STATES[step].label)}
            </Button>
          )
        })}
        <Button weight="secondary" onClick={() => print([...selected.keys()])}>
          {texts.printSlips(selected.size)}
        </Button>
        <Button weight="quiet" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      {isShipping && <ShipOrders orders={before('shipped')} close={closeShipping} />}
    </section>
  )
}
