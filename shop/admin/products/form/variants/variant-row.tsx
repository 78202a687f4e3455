import { ArrowUpToLine, ChevronRight, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/admin/products/form/variants'
import { priceForApi, priceForField, readPrice } from '../../../../../lib/forms/typed-numbers.ts'
import { showPrice } from '../../../../../lib/money.ts'
import { MAX_IMAGES } from '../../../../catalog/products/fields/product-limits.contract.ts'
import { variantField } from '../../../../catalog/products/products.contract.ts'
import { VARIANT_DETAILS } from '../../../../catalog/products/read/variant-details.contract.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { useRefusal } from '../../../../ui/fields/form-state.ts'
import {
  addPicture,
  calledVariant,
  type Edit,
  inVariant,
  type OptionDraft,
  toFront,
  type VariantDraft,
  without,
} from '../../drafts/product-draft.ts'
import { CollapsedErrors } from '../errors/collapsed-errors.tsx'
import { useOpening } from '../pictures/use-opening.ts'
import { numberField } from '../typed-number.ts'
import { FirstPicture } from './first-picture.tsx'
import { VariantCell } from './variant-cell.tsx'
import { VariantDetails } from './variant-details.tsx'

/** The columns of the table. In narrow containers each row is a card of two lines. */
export const VARIANT_COLUMNS =
  'grid grid-cols-[2.75rem_3.5rem_minmax(0,1fr)] gap-x-3 @xl:grid-cols-[2.75rem_2.75rem_minmax(5rem,1fr)_6rem_4.5rem_6.5rem_5rem] @xl:gap-x-2 @3xl:grid-cols-[2.75rem_3.5rem_minmax(8rem,1fr)_8rem_6.5rem_9rem_5.5rem] @3xl:gap-x-3'

interface VariantRowProps {
  variant: VariantDraft
  /** The index of the variant, from 0. */
  index: number
  isOnly: boolean
  isOpen: boolean
  setOpen: (variant: string, isOpen: boolean) => void
  /** The product's price as typed, which applies to variants without their own price. */
  productPrice: string
  options: readonly OptionDraft[]
  edit: (edit: Edit) => void
}

/** One variant: the most edited fields in its row, the rest below it when expanded. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { variant, index, isOnly, isOpen, setOpen, productPrice, edit } = props
  const { key, name, stock, saved, details } = variant
  const called = calledVariant(variant, index)
  const rest = useId()
  const { unopened, open, dismiss } = useOpening((chosen) => edit(addPicture(key, chosen)))
  const choose = (files: readonly File[]) => {
    open(files, MAX_IMAGES - variant.images.length - unopened.filter(({ error }) => error === undefined).length)
    setOpen(key, true)
  }
  const change = (changed: Partial<VariantDraft>) => edit(inVariant(key, () => changed))
  const changeDetail = (changed: Partial<VariantDraft['details']>) =>
    edit(inVariant(key, ({ details }) => ({ details: { ...details, ...changed } })))
  return (
    <fieldset
      tabIndex={-1}
      aria-label={called}
      data-holds={`variants[${index}]`}
      onDragOver={allowFiles}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        choose(files)
      }}
      className="min-w-0 border-line border-b py-3 outline-offset-2"
    >
      <div className={`${VARIANT_COLUMNS} items-start gap-y-3`}>
        <IconButton
          label={isOpen ? texts.lessOf(called) : texts.moreOf(called)}
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setOpen(key, !isOpen)}
          className="@max-xl:mt-5.5"
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-5 transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-90' : ''}`}
          />
        </IconButton>
        <FirstPicture images={variant.images} />
        <VariantCell
          name={variantField(index, 'name')}
          label={texts.name}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
          hint={index === 0 && !isOnly && texts.isDefaultVariant}
          required
        />
        <div className="col-span-full grid grid-cols-2 items-start gap-3 @xl:contents">
          <VariantCell
            name={variantField(index, 'price')}
            label={texts.ownPrice}
            {...numberField('price', details.price, (price) => changeDetail({ price }))}
            placeholder={'value' in readPrice(productPrice) ? priceForField(priceForApi(productPrice)) : ''}
            hint={<span className="sr-only">{asTheProduct(productPrice)}</span>}
          />
          <VariantCell
            name={variantField(index, 'stock')}
            label={texts.stock}
            {...numberField('count', stock, (stock) => change({ stock }))}
            hint={saved && stock !== saved.stock && texts.was(saved.stock)}
            required
          />
          <VariantCell
            name={variantField(index, 'sku')}
            label={VARIANT_DETAILS.sku.label}
            value={details.sku}
            onChange={({ target }) => changeDetail({ sku: target.value })}
            autoCapitalize="off"
            spellCheck={false}
            // Invalid fields are always visible.
            className={isOpen ? '' : '@max-xl:[&:not(:has([aria-invalid=true]))]:hidden'}
          />
          <div className={`flex justify-end @max-xl:items-end @max-xl:self-end ${isOpen ? '' : '@max-xl:hidden'}`}>
            {!isOnly && <RowActions name={called} variant={key} isFirst={index === 0} edit={edit} />}
          </div>
        </div>
      </div>
      {!isOpen && <CollapsedErrors of={`variants[${index}]`} inSight={['name', 'price', 'stock', 'sku']} />}
      <div id={rest}>
        {isOpen && <VariantDetails {...props} of={called} {...{ change, changeDetail, unopened, choose, dismiss }} />}
      </div>
    </fieldset>
  )
})

/** Allows dropping files here. */
function allowFiles(event: React.DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

interface RowActionsProps {
  /** The name of the variant. */
  name: string
  variant: string
  isFirst: boolean
  edit: (edit: Edit) => void
}

function RowActions({ name, variant, isFirst, edit }: RowActionsProps) {
  const { checkAgain } = useRefusal()
  function moveToFront({ currentTarget }: React.MouseEvent) {
    const row = currentTarget.closest('fieldset')
    flushSync(() => edit((draft) => ({ ...draft, variants: toFront(draft.variants, variant) })))
    checkAgain()
    // The row may be out of view, and the pressed button is gone.
    row?.focus()
  }
  function remove({ currentTarget }: React.MouseEvent) {
    const list = currentTarget.closest<HTMLElement>('[data-list]')
    flushSync(() => edit((draft) => ({ ...draft, variants: without(draft.variants, variant) })))
    checkAgain()
    list?.focus({ preventScroll: true })
  }
  return (
    <>
      {!isFirst && (
        <IconButton label={texts.moveToTheFront(name)} onClick={moveToFront} className="text-muted hover:text-ink">
          <ArrowUpToLine aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <IconButton label={texts.removeNamed(name)} onClick={remove} className="text-muted hover:text-ink">
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  )
}

function asTheProduct(typed: string): string {
  return 'value' in readPrice(typed) ? texts.productPrice(showPrice(priceForApi(typed))) : texts.ownPriceHint
}
