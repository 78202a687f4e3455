import type { ReactNode } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import * as texts from '#texts/catalog/products/table'
import { LOW_STOCK } from '../../../../../lib/low-stock.ts'
import { showPrice } from '../../../../../lib/money.ts'
import { showDay, showMoment } from '../../../../../lib/texts/dates.ts'
import { editFormAddress } from '../../../../core/admin-kit/edit-form-address.ts'
import { Picture } from '../../../../ui/images/picture.tsx'
import type { StaffProduct } from '../products-table.contract.ts'
import { CellField } from './cell-field.tsx'
import type { EditOutcome } from './edit-products.ts'

/** A product row with inline fields. The children are rendered in the first cell. */
export function TableRow({ product, children }: { product: StaffProduct; children: ReactNode }) {
  const { id, slug, title, thumbnail, price, lowest_price, is_reduced, sold, time_changed, variants } = product
  const { pathname, search } = useLocation()
  return (
    <tr className="align-top hover:bg-sunken/50 max-md:grid max-md:grid-cols-[2.75rem_1fr_8rem] max-md:gap-x-3 max-md:py-3">
      <td className="py-2 max-md:row-span-3 max-md:p-0">{children}</td>
      <td className="min-w-56 py-2 pr-4 max-md:col-span-2 max-md:p-0">
        <div className="flex items-center gap-3">
          <Picture image={thumbnail} alt="" sizes="56px" widest={320} className="w-14 shrink-0 rounded-control" />
          <div className="min-w-0">
            <Link
              to={editFormAddress(slug, pathname + search)}
              className="inline-flex min-h-6 font-medium text-base leading-snug hover:underline wrap-anywhere"
            >
              {title}
            </Link>
            <p className="flex flex-wrap gap-x-3 text-muted">
              <span className="min-w-0 max-md:max-w-56 max-md:truncate md:wrap-anywhere">{slug}</span>
              <Link
                to={href('/admin/products/duplicate/:slug', { slug })}
                aria-label={texts.duplicateNamed(title)}
                className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
              >
                {texts.duplicate}
              </Link>
            </p>
          </div>
        </div>
      </td>
      <td className="py-2 pr-4 max-md:col-start-2 max-md:row-start-2 max-md:mt-2 max-md:p-0">
        <State product={product} />
      </td>
      <td className="py-2 pl-2 text-right max-md:col-start-3 max-md:row-start-2 max-md:mt-2 max-md:p-0">
        <CellField name="price" label={texts.priceOf(title)} value={price} fields={{ id }} />
        <p className="mt-1 flex flex-wrap justify-end gap-x-2 text-muted tabular-nums">
          {(is_reduced || lowest_price !== price) && <span>{texts.nowFrom(showPrice(lowest_price))}</span>}
          <Link
            to={`${href('/admin/reductions/new')}?products=${id}`}
            aria-label={texts.putOnSale(title)}
            className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
          >
            {texts.reduce}
          </Link>
        </p>
      </td>
      <td className="py-2 pl-4 text-right max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:mt-2 max-md:p-0">
        <Stock title={title} id={id} variants={variants} />
      </td>
      <td className="py-2 pl-4 text-right tabular-nums leading-11 max-md:hidden">{sold}</td>
      <td className="whitespace-nowrap py-2 pl-4 text-muted leading-11 max-xl:hidden">{showDay(time_changed)}</td>
    </tr>
  )
}

/** The publication state and the most likely next action. */
function State({ product: { id, title, state, published_from, has_maker_details } }: { product: StaffProduct }) {
  const fetcher = useFetcher<EditOutcome>()
  const shown = (fetcher.formData?.get('state') as StaffProduct['state'] | undefined) ?? state
  const next = shown === 'published' ? 'hidden' : 'published'
  const isAhead = shown === 'published' && published_from !== null && Date.parse(published_from) > Date.now()
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4">
      <span className={shown === 'published' ? 'text-muted' : 'font-medium text-warn'}>{texts.STATES[shown]}</span>
      <button
        type="button"
        aria-label={texts.STEP_NAMED[next](title)}
        onClick={() => void fetcher.submit({ intent: 'edit', id, state: next }, { method: 'post' })}
        className="-mx-2 min-h-11 rounded-control px-2 font-medium text-accent hover:underline"
      >
        {texts.STEPS[next]}
      </button>
      {isAhead && <span className="w-full text-muted">{texts.publicFrom(showDay(published_from))}</span>}
      {!has_maker_details && (
        <Link
          to={href('/admin/makers')}
          aria-label={texts.notOrderableNamed(title)}
          className="inline-flex min-h-6 items-center rounded-control bg-warn-soft px-2 text-sm text-warn hover:underline"
        >
          {texts.noManufacturerDetails}
        </Link>
      )}
    </div>
  )
}

/** The stock of a single variant; for several, their sum with the variants in a disclosure. */
function Stock({ id, title, variants }: Pick<StaffProduct, 'id' | 'title' | 'variants'>) {
  const [only, ...others] = variants
  if (only && others.length === 0) return <VariantStock id={id} variant={only} label={texts.stockOf(title)} />
  const sum = variants.reduce((all, { stock }) => all + stock, 0)
  const held = variants.reduce((all, one) => all + one.held, 0)
  const waiting = variants.reduce((all, one) => all + one.waiting, 0)
  const soldOut = variants.filter(({ stock }) => stock === 0).length
  return (
    <details className="min-w-36 text-right">
      <summary className="cursor-pointer rounded-control py-2.5">
        <span className="font-medium tabular-nums">{sum}</span>{' '}
        <span className="text-muted">{texts.inVariants(variants.length)}</span>
        {held > 0 && <span className="block text-muted text-sm">{texts.heldBesides(held)}</span>}
        {soldOut > 0 && <span className="block text-danger">{texts.variantsSoldOut(soldOut)}</span>}
        {waiting > 0 && <span className="block text-muted text-sm">{texts.waitForIt(waiting)}</span>}
      </summary>
      <ul className="grid gap-2 pt-1 pb-2">
        {variants.map((variant) => (
          <li key={variant.id} className="grid gap-1">
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
    <div>
      <CellField name="stock" label={label} value={String(stock)} fields={{ id, variant }} isLow={stock < LOW_STOCK} />
      {held > 0 && (
        <p className="text-muted text-sm tabular-nums">
          {held_until === null ? texts.heldOpenly(held) : texts.heldUntil(held, showMoment(held_until))}
          <span className="block">{texts.inTotal(stock + held)}</span>
        </p>
      )}
      {waiting > 0 && <p className="text-muted text-sm tabular-nums">{texts.waitForIt(waiting)}</p>}
    </div>
  )
}
