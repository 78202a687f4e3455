import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff/table'
import { ORDER_STATES } from '../../../../core/order-states/order-states.contract.ts'
import { Button } from '../../../../ui/button.tsx'
import type { StepAnswer } from '../steps/step-answer.ts'
import type { StaffStep } from '../steps/step-form.contract.ts'
import type { SelectedOrders } from './selected-orders.ts'
import { ShipOrders } from './ship-orders.tsx'

const STEPS = ['shipping', 'shipped', 'delivered'] as const satisfies readonly StaffStep[]

interface SelectionBarProps {
  ticked: SelectedOrders
  clear: () => void
  print: (ids: readonly number[]) => void
}

/** Bulk actions for the selected orders: their next status if it is the same for all, and packing slips. */
export function SelectionBar({ ticked, clear, print }: SelectionBarProps) {
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
  const before = (step: StaffStep) => [...ticked.values()].filter(({ status }) => ORDER_STATES[status].next[0] === step)
  return (
    <section
      aria-label={texts.selectedOrders}
      className="sticky bottom-[calc(var(--spacing-tabs)+env(safe-area-inset-bottom))] z-10 -mx-4 mt-6 border-line border-t bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:bottom-0 lg:mx-0 lg:px-0 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-medium tabular-nums">
          {texts.selected(ticked.size)}
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
              {texts.markSo(orders.length, ORDER_STATES[step].label)}
            </Button>
          )
        })}
        <Button weight="secondary" onClick={() => print([...ticked.keys()])}>
          {texts.printSlips(ticked.size)}
        </Button>
        <Button weight="quiet" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      {isShipping && <ShipOrders orders={before('shipped')} close={closeShipping} />}
    </section>
  )
}
