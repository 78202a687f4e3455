import { Bookmark, CircleCheck, ShoppingBag, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useFetcher, useRevalidator } from 'react-router'
import { StockNote } from '../catalogue/stock-note.tsx'
import { Picture } from '../images/picture.tsx'
import { QuantityPicker } from '../product/quantity-picker.tsx'
import { Price } from '../ui/price.tsx'
import { type CartLine, isBuyable, priceOf } from './cart-line.ts'
import { LineButton } from './line-button.tsx'
import { keyOfLine, PUT } from './wanted.ts'

/** What became of the last change. */
type Outcome = { saved?: true; fault?: string } | null

/** One line with all that can be done to it. What is changed saves itself. */
export function LineInCart({ line }: { line: CartLine }) {
  const { item, product, variant } = line
  const fetcher = useFetcher<Outcome>({ key: keyOfLine(item.variant) })
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // What was refused was chosen from a stock that is another one by now.
    if (fetcher.data?.fault) void revalidate()
  }, [fetcher.data, revalidate])
  const name = `${product.title}, ${variant.name}`
  const change = (quantity: number) =>
    fetcher.submit({ id: item.id, quantity }, { ...PUT, defaultShouldRevalidate: false })

  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 border-line border-b py-5 sm:grid-cols-[9rem_1fr] sm:gap-x-6">
      <Picture
        image={variant.images[0]?.image ?? product.thumbnail}
        alt=""
        sizes="144px"
        widest={640}
        className="w-full rounded-control"
      />
      <div className="min-w-0">
        <div className="flex flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-x-4">
          <h3 className="text-base tracking-normal wrap-anywhere">
            <Link to={`/products/${product.slug}?variant=${variant.id}`} className="hover:underline">
              {product.title}
            </Link>
          </h3>
          <Price of={priceOf(line)} className="font-semibold" />
        </div>
        <p className="flex items-center gap-2 text-muted text-sm">
          {variant.color && (
            <span
              aria-hidden="true"
              className="size-4 rounded-full border border-edge/50"
              style={{ backgroundColor: variant.color }}
            />
          )}
          {variant.name}
          {item.quantity > 1 && (
            <span>
              , <Price of={product.price} /> each
            </span>
          )}
        </p>
        <p className="mt-1">
          <StockNote stock={variant.stock} className="text-sm" />
        </p>
        <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-1">
          {variant.stock > 0 && (
            <QuantityPicker stock={variant.stock} quantity={item.quantity} change={change} of={name} />
          )}
          <Confirmation line={line} isPending={fetcher.state !== 'idle'} data={fetcher.data} />
        </div>
      </div>
      <div className="col-span-2 -mx-2 -mt-1 flex flex-wrap gap-x-1 sm:col-span-1 sm:col-start-2 sm:-mx-3">
        <MoveButton line={line} name={name} />
        <LineButton line={item} change="remove" label={`Remove from Cart: ${name}`} className={quiet}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          Remove from Cart
        </LineButton>
      </div>
    </li>
  )
}

const quiet =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-sunken sm:px-3 hover:text-ink disabled:opacity-55'

function MoveButton({ line: { item, variant }, name }: { line: CartLine; name: string }) {
  if (!item.saveForLater) {
    return (
      <LineButton
        line={item}
        change={{ saveForLater: true }}
        label={`Put in Save For Later: ${name}`}
        className={quiet}
      >
        <Bookmark aria-hidden="true" className="size-4.5" />
        Put in Save For Later
      </LineButton>
    )
  }
  // No more comes back than there is; of nothing, the server says so.
  const quantity = Math.min(item.quantity, variant.stock || item.quantity)
  return (
    <LineButton
      line={item}
      change={{ saveForLater: false, quantity }}
      label={`Add Back to Cart: ${name}`}
      className={quiet}
    >
      <ShoppingBag aria-hidden="true" className="size-4.5" />
      Add Back to Cart
    </LineButton>
  )
}

interface ConfirmationProps {
  line: CartLine
  isPending: boolean
  data: Outcome | undefined
}

/** What became of the last change, in the line itself. */
function Confirmation({ line, isPending, data }: ConfirmationProps) {
  const { item, variant } = line
  const isTooMuch = !item.saveForLater && !isBuyable(line) && variant.stock > 0
  return (
    <p aria-live="polite" className="flex min-h-11 items-center gap-1.5 text-sm">
      {isPending ? (
        <span className="text-muted">Saving…</span>
      ) : data?.fault ? (
        <span className="text-danger">{data.fault}</span>
      ) : isTooMuch ? (
        <span className="text-danger">too much quantity selected</span>
      ) : (
        data?.saved && (
          <span className="inline-flex items-center gap-1.5 text-good">
            <CircleCheck aria-hidden="true" className="size-4.5" />
            Saved
          </span>
        )
      )}
    </p>
  )
}
