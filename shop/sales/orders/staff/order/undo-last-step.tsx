import { useEffect, useState } from 'react'
import { texts } from '#texts/sales/orders/staff/order'
import { ORDER_STATES } from '../../../../core/order-states/order-states.contract.ts'
import { UndoStepButton } from '../steps/undo-step-button.tsx'
import type { DetailedOrder } from './staff-order.contract.ts'

interface UndoLastStepProps {
  id: number
  undo: NonNullable<DetailedOrder['undo']>
}

/** The notice that the last step can be undone; disappears when the time is over. */
export function UndoLastStep({ id, undo: { status, ms } }: UndoLastStepProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  if (isOver) return null
  return (
    <div className="-mt-4 flex flex-wrap items-center gap-x-4 rounded-control bg-sunken px-4 text-sm print:hidden">
      <p className="py-2">{texts.markedAsSendingEmail(ORDER_STATES[status].label)}</p>
      <UndoStepButton ids={[id]} status={status} />
    </div>
  )
}
