import { texts } from '#texts/catalog/products/table'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

interface DeleteProductsProps {
  /** The title of the dialog. */
  question: string
  close: () => void
  /** Carries out the choice. Hiding keeps the products and can be undone. */
  choose: (action: 'delete' | 'hidden') => void
}

/** Asks before products are deleted, and offers to hide them instead. */
export function DeleteProducts({ question, close, choose }: DeleteProductsProps) {
  const closeAnd = (action: 'delete' | 'hidden') => {
    close()
    choose(action)
  }
  return (
    <Dialog title={question} close={close}>
      <p className="text-muted">{texts.deletionHint}</p>
      <p className="mt-3 text-muted">{texts.hidingHint}</p>
      <div className="mt-6 flex justify-end gap-3 max-sm:flex-col">
        <Button weight="quiet" onClick={close}>
          {texts.keepThem}
        </Button>
        <Button weight="secondary" onClick={() => closeAnd('delete')}>
          {texts.deleteLabel}
        </Button>
        <Button onClick={() => closeAnd('hidden')}>{texts.hideInstead}</Button>
      </div>
    </Dialog>
  )
}
