import { BadgePercent, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import { texts } from '#texts/catalog/products/table'
import { showPrice } from '../../../../../lib/money.ts'
import { showDay } from '../../../../../lib/texts/dates.ts'
import { editFormAddress } from '../../../../core/admin-kit/edit-form-address.ts'
import { Picture } from '../../../../ui/images/picture.tsx'
import type { StaffProduct } from '../products-table.contract.ts'
import { CellField } from './cell-field.tsx'
import { DeleteProducts } from './delete-products.tsx'
import type { EditOutcome } from './edit-products.tsx'
import { ProductStatus } from './product-status.tsx'
import { ProductStock } from './product-stock.tsx'
import { RowMenu } from './row-menu.tsx'

/** A product row with inline fields and a menu. The children are rendered in the first cell. */
export function TableRow({ product: saved, children }: { product: StaffProduct; children: ReactNode }) {
  const fetcher = useFetcher<EditOutcome>()
  const [isAsking, setAsking] = useState(false)
  const state = (fetcher.formData?.get('state') as StaffProduct['state'] | undefined) ?? saved.state
  const product = { ...saved, state }
  const { id, title, sold, time_changed, variants } = product
  const send = (form: Record<string, string | number>) => void fetcher.submit(form, { method: 'post' })
  // Hiding is a bulk action, because its message offers the undo.
  const hide = () => send({ intent: 'bulk', ids: id, action: 'hidden', state: 'hidden' })
  const step = () => (state === 'published' ? hide() : send({ intent: 'edit', id, state: 'published' }))
  return (
    <tr className="group hover:bg-sunken/50 max-md:grid max-md:grid-cols-[2.75rem_1fr_6rem_2.75rem] max-md:gap-x-2 max-md:py-3 md:align-middle">
      <td>{children}</td>
      <td className="max-md:col-span-2 md:w-full md:pr-4">
        <Naming product={product} />
      </td>
      <td className="max-md:col-start-2 max-md:row-start-2 max-md:mt-2 md:pr-3">
        <ProductStatus product={product} step={step} />
      </td>
      <td className="text-right max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 max-md:mt-2">
        <Price product={product} />
      </td>
      <td className="text-right max-md:col-span-3 max-md:col-start-2 max-md:row-start-3 max-md:mt-2 md:pl-3">
        <ProductStock id={id} title={title} variants={variants} />
      </td>
      <td className="pl-4 text-right tabular-nums max-lg:hidden">{sold}</td>
      <td className="whitespace-nowrap pl-4 text-muted max-[90rem]:hidden">{showDay(time_changed)}</td>
      <td className="max-md:col-start-4 max-md:row-start-1 md:pl-2">
        <RowMenu product={product} step={step} askToDelete={() => setAsking(true)} />
        {isAsking && (
          <DeleteProducts
            question={texts.deleteNamed(title)}
            close={() => setAsking(false)}
            choose={(action) => send({ intent: 'bulk', ids: id, action })}
          />
        )}
      </td>
    </tr>
  )
}

/** The picture, the title as a link to the form, the slug and the manufacturer. */
function Naming({ product: { slug, title, thumbnail, maker, has_maker_details } }: { product: StaffProduct }) {
  const { pathname, search } = useLocation()
  return (
    <div className="flex items-center gap-3 md:w-44 md:min-w-full">
      <Picture image={thumbnail} alt="" sizes="40px" widest={320} className="w-10 shrink-0 rounded-sm max-md:w-14" />
      <div className="min-w-0">
        <Link
          to={editFormAddress(slug, pathname + search)}
          title={title}
          className="block min-h-6 content-center font-medium pointer-coarse:min-h-11 text-base leading-6 hover:underline max-md:wrap-anywhere md:truncate md:text-sm"
        >
          {title}
        </Link>
        <p className="truncate text-muted text-xs" title={maker}>
          <span>{slug}</span>
          {maker !== '' && <span className="before:content-['_·_']">{maker}</span>}
        </p>
      </div>
      {!has_maker_details && (
        <Link
          to={href('/admin/makers')}
          aria-label={texts.notOrderableNamed(title)}
          title={texts.noManufacturerDetails}
          className="ml-auto grid size-7 shrink-0 place-items-center rounded-control text-warn hover:bg-warn-soft"
        >
          <TriangleAlert aria-hidden="true" className="size-4.5" />
        </Link>
      )}
    </div>
  )
}

/** The price field, the current price if it differs, and a shortcut to a sale. */
function Price({ product: { id, title, price, lowest_price, is_reduced } }: { product: StaffProduct }) {
  return (
    <div className="flex items-center justify-end gap-x-1">
      <Link
        to={`${href('/admin/reductions/:id', { id: 'new' })}?products=${id}`}
        aria-label={texts.putOnSale(title)}
        title={texts.putOnSale(title)}
        className="grid size-9 shrink-0 place-items-center rounded-control text-muted transition-opacity pointer-coarse:size-11 hover:bg-sunken hover:text-ink focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 md:max-lg:hidden md:pointer-fine:opacity-0"
      >
        <BadgePercent aria-hidden="true" className="size-4.5" />
      </Link>
      <div className="min-w-0 max-md:flex-1 md:min-w-22 md:shrink-0">
        <CellField name="price" label={texts.priceOf(title)} value={price} fields={{ id }} />
        {(is_reduced || lowest_price !== price) && (
          <p className="whitespace-nowrap text-muted text-xs tabular-nums">
            {texts.salePriceFrom(showPrice(lowest_price))}
          </p>
        )}
      </div>
    </div>
  )
}
