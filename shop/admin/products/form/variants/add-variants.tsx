import { Plus } from 'lucide-react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/admin/products/form/variants'
import { Button } from '../../../../ui/button.tsx'
import { addOption } from '../../drafts/draft-options.ts'
import { type Edit, isUnnamed, newVariant } from '../../drafts/product-draft.ts'
import type { Folds } from './use-folds.ts'

interface AddVariantsProps {
  folds: Folds
  edit: (edit: Edit) => void
}

/** Turns a product without variants into one with options or variants. The first new field gets the focus. */
export function AddVariants({ folds, edit }: AddVariantsProps) {
  function begin({ currentTarget }: React.MouseEvent, change: () => void) {
    const form = currentTarget.closest('form')
    flushSync(change)
    form
      ?.querySelector<HTMLElement>('[data-list] fieldset input[type=text], [data-list] fieldset input:not([type])')
      ?.focus()
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button weight="secondary" onClick={(event) => begin(event, () => edit(addOption))}>
        <Plus aria-hidden="true" className="size-5" />
        {texts.addAnOption}
      </Button>
      <Button
        weight="secondary"
        onClick={(event) =>
          begin(event, () => {
            const added = newVariant()
            edit((draft) => ({
              ...draft,
              variants: [...draft.variants.map((only) => (isUnnamed(only) ? { ...only, name: '' } : only)), added],
            }))
            folds.setOpen(added.key, true)
          })
        }
      >
        <Plus aria-hidden="true" className="size-5" />
        {texts.addAVariant}
      </Button>
    </div>
  )
}
