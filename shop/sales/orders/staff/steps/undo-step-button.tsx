import { href } from 'react-router'
import { texts } from '#texts/sales/orders/staff'
import { UndoButton } from '../../../../ui/feedback/undo-button.tsx'

interface UndoStepButtonProps {
  ids: readonly number[]
  /** The step to undo. */
  status: string
}

/** The button that undoes a step while its e-mail waits. */
export const UndoStepButton = ({ ids, status }: UndoStepButtonProps) => (
  <UndoButton action={href('/admin/orders')} form={{ intent: 'undo', status, orders: JSON.stringify(ids) }}>
    {texts.undo}
  </UndoButton>
)
