import { texts } from '#texts/catalog/products/table'
import { LOW_STOCK } from '../../../../../lib/low-stock.ts'
import { showMoment } from '../../../../../lib/texts/dates.ts'
import type { StaffProduct } from '../products-table.contract.ts'
import { CellField } from './cell-field.tsx'

/** The stock of a single variant; for several, their sum with the variants in a disclosure. */
export function ProductStock({ id, title, variants }: Pick<StaffProduct, 'id' | 'title' | 'variants'>) {
  const [only, ...others] = variants
  if (only && others.length === 0) return <VariantStock id={id} variant={only} label={texts.stockOf(title)} />
  const sum = variants.reduce((all, { stock }) => all + stock, 0)
  const held = variants.reduce((all, one) => all + one.held, 0)
  const waiting = variants.reduce((all, one) => all + one.waiting, 0)
  const soldOut = variants.filter(({ stock }) => stock === 0).length
  return (
    <details className="min-w-32">
      <summary className="cursor-pointer rounded-control py-2 md:whitespace-nowrap md:py-1.5">
        <span className="font-medium tabular-nums">{sum}</span>{' '}
        <span className="text-muted">{texts.inVariants(variants.length)}</span>
        {soldOut > 0 && <span className="block text-danger text-xs">{texts.variantsSoldOut(soldOut)}</span>}
        {held > 0 && <span className="block text-muted text-xs">{texts.reserved(held)}</span>}
        {waiting > 0 && <span className="block text-muted text-xs">{texts.customersWaiting(waiting)}</span>}
      </summary>
      <ul className="grid gap-2 pt-1 pb-2">
        {variants.map((variant) => (
          <li key={variant.id} className="grid justify-items-end gap-1">
            <span className="text-muted">{variant.name}</span>
            <VariantStock id={id} variant={variant} label={texts.stockOf(`${title}, ${variant.name}`)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface VariantStockProps {
  /** The product's id. */
  id: number
  variant: StaffProduct['variants'][number]
  label: string
}

/** A variant's stock field, reserved stock and number of back-in-stock subscriptions. */
function VariantStock({ id, variant: { id: variant, stock, held, held_until, waiting }, label }: VariantStockProps) {
  return (
    <div className="md:ml-auto md:w-fit">
      <CellField name="stock" label={label} value={String(stock)} fields={{ id, variant }} isLow={stock < LOW_STOCK} />
      {held > 0 && (
        <p className="text-muted text-xs tabular-nums">
          {held_until === null ? texts.reservedUntilPaid(held) : texts.reservedUntil(held, showMoment(held_until))}
          <span className="block">{texts.inTotal(stock + held)}</span>
        </p>
      )}
      {waiting > 0 && <p className="text-muted text-xs tabular-nums">{texts.customersWaiting(waiting)}</p>}
    </div>
  )
}
