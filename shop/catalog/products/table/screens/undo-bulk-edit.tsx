import { href } from 'react-router'
import { texts } from '#texts/catalog/products/table'
import { UndoButton } from '../../../../ui/feedback/undo-button.tsx'

/** Undoes a bulk action, from any screen. */
export const UndoBulkEdit = ({ undo }: { undo: string }) => (
  <UndoButton action={href('/admin/products')} form={{ intent: 'undo', undo }}>
    {texts.undo}
  </UndoButton>
)
