import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { ScrollableTable } from '../../../../ui/table/scrollable-table.tsx'
import { Moment } from '../../../../ui/time.tsx'
import type { StockMovement } from '../movements.contract.ts'

interface MovementTableProps {
  caption: string
  movements: readonly StockMovement[]
  /** Whether all movements are of one product, so that only the variant is named. */
  isOfOneProduct?: boolean
}

const cell = 'px-4 py-2.5 text-left align-top'
const number = 'px-3 py-2.5 text-right align-top tabular-nums whitespace-nowrap'

/** Movements, newest first. On phones, time, reason and person are below the product. */
export function MovementTable({ caption, movements, isOfOneProduct = false }: MovementTableProps) {
  return (
    <ScrollableTable caption={caption}>
      <thead>
        <tr className="border-line border-b text-muted *:font-medium">
          <th scope="col" className={`${cell} max-md:hidden`}>
            {texts.time}
          </th>
          <th scope="col" className={cell}>
            {isOfOneProduct ? texts.variant : texts.product}
          </th>
          <th scope="col" className={`${cell} max-md:hidden`}>
            {texts.reason}
          </th>
          <th scope="col" className={`${cell} max-md:hidden`}>
            {texts.staffAndNote}
          </th>
          <th scope="col" className={number}>
            {texts.change}
          </th>
          <th scope="col" className={`${number} max-md:hidden`}>
            {texts.stockAfter}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {movements.map((movement) => (
          <tr key={movement.id} className="hover:bg-sunken">
            <td className={`${cell} whitespace-nowrap text-muted max-md:hidden`}>
              <Moment of={movement.time_created} />
            </td>
            <th scope="row" className={`${cell} min-w-28 font-normal wrap-anywhere`}>
              {isOfOneProduct ? movement.variant.name : <Product movement={movement} />}
              <div className="mt-0.5 text-muted md:hidden">
                <Reason movement={movement} />
                <Author movement={movement} />
                <Moment of={movement.time_created} />
              </div>
            </th>
            <td className={`${cell} min-w-24 max-md:hidden`}>
              <Reason movement={movement} />
            </td>
            <td className={`${cell} min-w-24 wrap-anywhere max-md:hidden`}>
              <Author movement={movement} />
            </td>
            <td className={number}>
              <span className="font-medium">{texts.signed(movement.change)}</span>
              <span className="block text-muted md:hidden">{texts.stockNow(movement.stock_after)}</span>
            </td>
            <td className={`${number} max-md:hidden`}>{movement.stock_after}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  )
}

interface MovementProps {
  movement: StockMovement
}

function Product({ movement: { product, variant } }: MovementProps) {
  return (
    <>
      {product.is_deleted ? (
        product.title
      ) : (
        <Link
          to={href('/admin/stock/products/:product', { product: String(product.id) })}
          className="font-medium underline-offset-4 hover:underline"
        >
          {product.title}
        </Link>
      )}
      <span className="block text-muted">{variant.name}</span>
    </>
  )
}

/** The reason, with a link to the order. */
function Reason({ movement: { reason, order } }: MovementProps) {
  return (
    <div>
      {texts.REASONS[reason]}
      {order !== null && (
        <Link
          to={href('/admin/orders/:id', { id: String(order) })}
          className="block text-accent underline underline-offset-4"
        >
          {texts.orderNumber(order)}
        </Link>
      )}
    </div>
  )
}

/** The staff member, and the note below. */
function Author({ movement: { by, reason, note } }: MovementProps) {
  const isOrdered = reason === 'sold' || reason === 'held'
  return (
    <div>
      {by || (isOrdered ? texts.customer : texts.automatic)}
      {note !== '' && <span className="block text-muted">{note}</span>}
    </div>
  )
}
