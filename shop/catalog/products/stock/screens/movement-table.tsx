import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { ForRole } from '../../../../core/admin-kit/for-role.tsx'
import { DataTable } from '../../../../core/admin-kit/lists/data-table.tsx'
import { Moment } from '../../../../ui/time.tsx'
import type { StockMovement } from '../movements.contract.ts'

interface MovementTableProps {
  caption: string
  movements: readonly StockMovement[]
  /** Whether all movements are of one product, so that only the variant is named. */
  isOfOneProduct?: boolean
}

/** Movements, newest first. On phones, time, reason and person are below the product. */
export function MovementTable({ caption, movements, isOfOneProduct = false }: MovementTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          name: texts.time,
          cell: ({ time_created }) => <Moment of={time_created} />,
          className: 'whitespace-nowrap text-muted max-md:hidden',
        },
        {
          name: isOfOneProduct ? texts.variant : texts.product,
          cell: (movement) => (
            <>
              {isOfOneProduct ? movement.variant.name : <Product movement={movement} />}
              <div className="mt-0.5 text-muted md:hidden">
                <Reason movement={movement} />
                <Author movement={movement} />
                <Moment of={movement.time_created} />
              </div>
            </>
          ),
        },
        { name: texts.reason, cell: (movement) => <Reason movement={movement} />, className: 'max-md:hidden' },
        { name: texts.staffAndNote, cell: (movement) => <Author movement={movement} />, className: 'max-md:hidden' },
        {
          name: texts.change,
          cell: ({ change, stock_after }) => (
            <>
              <span className="font-medium">{texts.signedNumber(change)}</span>
              <span className="block text-muted md:hidden">{texts.stockNow(stock_after)}</span>
            </>
          ),
          isNumber: true,
        },
        { name: texts.stockAfter, cell: ({ stock_after }) => stock_after, isNumber: true, className: 'max-md:hidden' },
      ]}
      rows={movements}
      keyOf={({ id }) => id}
      naming={1}
    />
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
          className="lone-link font-medium underline-offset-4 hover:underline"
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
      <span className="block">{texts.REASONS[reason]}</span>
      {order !== null && (
        <ForRole needed="orders" otherwise={texts.orderNumber(order)}>
          <Link
            to={href('/admin/orders/:id', { id: String(order) })}
            className="lone-link text-accent underline underline-offset-4"
          >
            {texts.orderNumber(order)}
          </Link>
        </ForRole>
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
