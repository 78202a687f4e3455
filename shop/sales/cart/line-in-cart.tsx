import { Bookmark, CircleCheck, ShoppingBag, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { href, Link, useFetcher, useRevalidator } from 'react-router'
import { texts } from '#texts/sales/cart'
import { showPrice } from '../../../lib/money.ts'
import { UnitPriceNote } from '../../catalog/pricing/product-price.tsx'
import { priceOfVariant } from '../../catalog/pricing/variant-price.ts'
import { StockNote } from '../../catalog/products/card/stock-note.tsx'
import { shownStock } from '../../catalog/products/read/shown-stock.ts'
import { useSharedTextLanguage, useTextLanguage } from '../../ui/identity/shop-identity.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Sentence } from '../../ui/sentence.ts'
import { type CartLine, isBuyable, lineLinkId, linePickerId, priceOf } from './cart-line.ts'
import { lineFetcherKey, PUT } from './changes/cart-form.ts'
import { LineButton } from './changes/line-button.tsx'
import { draftError, type QuantityDrafts } from './quantity/quantity-drafts.ts'
import { QuantityPicker } from './quantity/quantity-picker.tsx'
import { isQuantityRefused } from './quantity/refuse-quantity.ts'

/** The result of the last change. */
type Outcome = { saved?: true; error?: string } | null

interface LineInCartProps {
  line: CartLine
  drafts: QuantityDrafts
  /** Why the checkout refuses the line. */
  refusal: string | undefined
  /** Called when the line leaves its list. */
  leave: (how: 'removed' | 'moved') => void
}

/** A cart line with its controls. Changes are saved automatically. */
export function LineInCart({ line, drafts, refusal, leave }: LineInCartProps) {
  const { item, product, variant } = line
  const fetcher = useFetcher<Outcome>({ key: lineFetcherKey(item.variant) })
  const { dispatch } = drafts
  useOutcome(fetcher.data, variant.id, dispatch)
  const name = `${product.title}, ${variant.name}`
  const ofTitle = useTextLanguage(product, 'title')
  const named = <span lang={useSharedTextLanguage()}>{variant.name}</span>
  const picker = linePickerId(variant.id)
  const draft = drafts.draftOf(line)
  const seen = drafts.asSeen(line)
  function change(quantity: number) {
    // Leaving the field has already submitted it.
    if (draft?.isSent && Number(draft.text) === quantity) return
    dispatch({ of: 'sending', variant: variant.id, quantity })
    void fetcher.submit({ id: item.id, quantity }, { ...PUT, defaultShouldRevalidate: false })
  }
  const isRefused = () =>
    draftError(drafts, line) !== undefined && isQuantityRefused(picker, draft?.text ?? '', variant.stock)

  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-x-4 border-line border-b py-2 sm:grid-cols-[6rem_minmax(0,1fr)_auto_5.5rem] sm:gap-x-6">
      <Picture
        image={variant.images[0]?.image ?? product.thumbnail}
        alt=""
        sizes="96px"
        widest={320}
        className="row-span-3 aspect-square! w-full rounded-control"
      />
      <h3 className="min-w-0 font-medium font-sans text-base leading-snug tracking-normal wrap-anywhere">
        <Link
          id={lineLinkId(variant.id)}
          to={`${href('/products/:slug', { slug: product.slug })}?variant=${variant.id}`}
          className="block hover:underline"
        >
          <span lang={ofTitle} className="line-clamp-2">
            {product.title}
          </span>
        </Link>
      </h3>
      <p className="text-right leading-snug sm:col-start-4 sm:row-start-1">
        <Price of={priceOf(seen)} className="font-semibold tabular-nums" />
      </p>
      <div className="col-span-2 col-start-2 min-w-0 sm:col-span-1">
        <div className="flex min-h-5.5 flex-wrap items-center gap-x-2 text-muted text-sm">
          {variant.color && (
            <span aria-hidden="true" className="swatch size-3.5" style={{ backgroundColor: variant.color }} />
          )}
          <span className="min-w-0 wrap-anywhere">
            {seen.item.quantity > 1 ? (
              <Sentence of={texts.priceEach(named, <Price of={priceOfVariant(product, variant)} />)} />
            ) : (
              named
            )}
          </span>
          <UnitPriceNote of={variant.unit_price} />
          <StockNote stock={shownStock(product, variant)} className="text-sm" />
          <Confirmation
            line={line}
            isPending={fetcher.state !== 'idle'}
            // The error of an invalid number is shown at its field.
            data={draftError(drafts, line) ? null : fetcher.data}
          />
        </div>
        {item.added_price !== null && item.added_price !== priceOfVariant(product, variant) && (
          <p className="text-sm text-warn">{texts.priceHasChanged(showPrice(item.added_price))}</p>
        )}
        {refusal && <p className="text-danger text-sm">{refusal}</p>}
      </div>
      <div className="col-start-2 min-w-0 sm:col-start-3 sm:row-span-3 sm:row-start-1">
        {variant.stock > 0 && (
          <QuantityPicker
            id={picker}
            stock={variant.stock}
            quantity={draft && !draft.isTyped ? seen.item.quantity : item.quantity}
            typed={draft?.isTyped ? draft.text : undefined}
            type={(text) => dispatch({ of: 'typing', variant: variant.id, text })}
            change={change}
            of={name}
          />
        )}
      </div>
      <div className="-mr-2.5 flex sm:col-start-2 sm:-m-2 sm:flex-wrap">
        <MoveButton line={draft ? seen : line} name={name} isRefused={isRefused} onSend={() => leave('moved')} />
        <LineButton
          line={item}
          change="remove"
          onSend={() => {
            dispatch({ of: 'removed', variant: variant.id })
            leave('removed')
          }}
          label={texts.removeFromCartName(name)}
          className={quiet}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
          <span className="max-sm:hidden">{texts.removeFromCart}</span>
        </LineButton>
      </div>
    </li>
  )
}

const quiet =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-sunken hover:text-ink disabled:opacity-55 md:min-h-9'

/** Reports the result of a line's change to the quantity drafts. */
function useOutcome(outcome: Outcome | undefined, variant: number, dispatch: QuantityDrafts['dispatch']): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (outcome?.saved) dispatch({ of: 'saved', variant })
    if (!outcome?.error) return
    dispatch({ of: 'refused', variant })
    // The refused quantity was chosen from an outdated stock.
    void revalidate()
    const field = document.getElementById(linePickerId(variant))
    // The focus does not move away from another text field.
    if (field instanceof HTMLInputElement && !(document.activeElement instanceof HTMLInputElement)) field.focus()
  }, [outcome, variant, dispatch, revalidate])
}

interface MoveButtonProps {
  /** The line with the shown quantity, which moves with it. */
  line: CartLine
  name: string
  isRefused: () => boolean
  onSend: () => void
}

function MoveButton({ line: { item, variant }, name, ...send }: MoveButtonProps) {
  if (!item.saveForLater) {
    return (
      <LineButton
        {...send}
        line={item}
        change={{ saveForLater: true, quantity: item.quantity }}
        label={texts.putInSaveForLaterName(name)}
        className={quiet}
      >
        <Bookmark aria-hidden="true" className="size-4.5" />
        <span className="max-sm:hidden">{texts.putInSaveForLater}</span>
      </LineButton>
    )
  }
  // At most the stock is moved back; if it is 0, the server refuses.
  const quantity = Math.min(item.quantity, variant.stock || item.quantity)
  return (
    <LineButton
      {...send}
      line={item}
      change={{ saveForLater: false, quantity }}
      label={texts.addBackToCartName(name)}
      className={quiet}
    >
      <ShoppingBag aria-hidden="true" className="size-4.5" />
      <span className="max-sm:hidden">{texts.addBackToCart}</span>
    </LineButton>
  )
}

interface ConfirmationProps {
  line: CartLine
  isPending: boolean
  data: Outcome | undefined
}

/** The result of the last change, shown in the line. */
function Confirmation({ line, isPending, data }: ConfirmationProps) {
  const { item, variant } = line
  const isTooMuch = !item.saveForLater && !isBuyable(line) && variant.stock > 0
  return (
    <p aria-live="polite" className="flex items-center gap-1.5">
      {isPending ? (
        <span className="text-muted">{texts.saving}</span>
      ) : data?.error ? (
        <span className="text-danger">{data.error}</span>
      ) : isTooMuch ? (
        <span className="text-danger">{texts.tooMuchQuantitySelected}</span>
      ) : (
        data?.saved && (
          <span className="inline-flex items-center gap-1.5 text-good">
            <CircleCheck aria-hidden="true" className="size-4" />
            {texts.saved}
          </span>
        )
      )}
    </p>
  )
}
