import { Plus } from 'lucide-react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/admin/products/form/variants'
import { MAX_VARIANTS } from '../../../../catalog/products/fields/product-limits.contract.ts'
import { VARIANT_DETAILS } from '../../../../catalog/products/read/variant-details.contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { type Edit, newVariant, type ProductDraft } from '../../drafts/product-draft.ts'
import { FillVariants } from './fill-variants.tsx'
import type { Folds } from './use-folds.ts'
import { VARIANT_COLUMNS, VariantRow } from './variant-row.tsx'

interface VariantsTableProps {
  draft: ProductDraft
  folds: Folds
  edit: (edit: Edit) => void
}

/**
 * The variants, one row each. Each row is a labelled group, so the column headings are hidden from screen readers.
 */
export function VariantsTable({
  draft: { variants, options, price },
  folds: { open, setOpen },
  edit,
}: VariantsTableProps) {
  function add({ currentTarget }: React.MouseEvent) {
    const list = currentTarget.closest('[data-list]')
    const added = newVariant(options.length)
    flushSync(() => {
      edit((now) => ({ ...now, variants: [...now.variants, added] }))
      setOpen(added.key, true)
    })
    list?.querySelector<HTMLElement>('fieldset[data-holds]:last-of-type input')?.focus()
  }

  return (
    <div data-list="" tabIndex={-1} className="min-w-0 outline-none">
      {variants.length > 1 && <FillVariants count={variants.length} edit={edit} />}
      <div
        aria-hidden="true"
        className={`${VARIANT_COLUMNS} border-line border-b pb-2 text-muted text-sm @max-xl:h-0 @max-xl:overflow-hidden @max-xl:pb-0`}
      >
        <span className="col-start-3">{texts.name}</span>
        <span className="text-right">{texts.priceColumn}</span>
        <span className="text-right">{texts.stock}</span>
        <span>{VARIANT_DETAILS.sku.label}</span>
      </div>
      {variants.map((variant, index) => (
        <VariantRow
          key={variant.key}
          variant={variant}
          index={index}
          isOnly={variants.length === 1}
          isOpen={open.has(variant.key)}
          setOpen={setOpen}
          productPrice={price}
          options={options}
          edit={edit}
        />
      ))}
      {variants.length < MAX_VARIANTS && (
        <Button weight="secondary" onClick={add} className="mt-4">
          <Plus aria-hidden="true" className="size-5" />
          {texts.addAVariant}
        </Button>
      )}
    </div>
  )
}
