import { useEffect, useId, useRef, useState } from 'react'
import { href, useFetcher, useSearchParams } from 'react-router'
import type { Product, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { useCustomer } from '../../../core/auth/session.ts'
import { lineFetcherKey } from '../../../sales/cart/changes/cart-form.ts'
import { pendingAddition } from '../../../sales/cart/pending-additions/pending-addition.ts'
import { QuantityPicker } from '../../../sales/cart/quantity/quantity-picker.tsx'
import { isQuantityRefused } from '../../../sales/cart/quantity/refuse-quantity.ts'
import { useCart } from '../../../sales/cart/use-cart.ts'
import { AddToCart } from './add-to-cart.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyNow } from './buy-now.tsx'
import { SaveForLaterMenu } from './save-for-later-menu.tsx'

/** The quantity of the chosen variant and the purchase buttons. Each button uses the quantity on the screen. */
export function Purchase({ product, variant }: { product: Product; variant: Variant }) {
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState(quantityIn(params, variant.stock))
  const [typed, setTyped] = useState<string>()
  const customer = useCustomer()
  const line = useCart().find((one) => one.variant === variant.id)
  const picker = useId()
  const row = useRef<HTMLDivElement>(null)
  useFocusWhenRefused(variant.id, picker)

  const isSoldOut = variant.stock === 0
  // For a sold-out variant the quantity cannot be changed; a moved line keeps its own.
  const quantity = chosen ?? Math.max(1, Math.min(line?.quantity ?? 1, variant.stock || Number.POSITIVE_INFINITY))
  const text = typed ?? String(quantity)
  // Until the customer is known, the displayed quantity is a default and not a choice.
  const isChosen = typed !== undefined || chosen !== undefined || customer !== undefined
  const wanted = pendingAddition(product, variant, {
    quantity: isChosen ? Number(text) : undefined,
    saveForLater: false,
  })
  const isRefused = () => !isSoldOut && isQuantityRefused(picker, text, variant.stock)
  function choose(number: number) {
    setTyped(undefined)
    setChosen(number)
  }
  const addToCart = (
    <AddToCart
      wanted={[wanted]}
      isRefused={isRefused}
      isSoldOut={isSoldOut}
      isInCart={line !== undefined && !line.saveForLater}
    />
  )
  const buyNow = {
    isSoldOut,
    isRefused,
    wanted: { variant: variant.id, quantity: Number(text) },
    here: `${href('/products/:slug', { slug: product.slug })}?variant=${variant.id}&quantity=${text}`,
  }
  return (
    <>
      <div className="max-sm:contents sm:flex sm:flex-wrap sm:items-start sm:gap-x-3">
        {!isSoldOut && (
          <div className="mt-3">
            <QuantityPicker
              id={picker}
              stock={variant.stock}
              quantity={quantity}
              typed={typed}
              type={setTyped}
              change={choose}
            />
          </div>
        )}
        <div ref={row} className="buy-row">
          {addToCart}
          <SaveForLaterMenu wanted={wanted} isRefused={isRefused} line={line} />
        </div>
      </div>
      <BuyNow {...buyNow} className="mt-3 w-full" />
      {!isSoldOut && (
        <BuyBar product={product} variant={variant} row={row}>
          <BuyNow {...buyNow} />
          {addToCart}
        </BuyBar>
      )}
    </>
  )
}

/** Focuses the quantity after a refusal: the stock has changed, and the page reloads it. */
function useFocusWhenRefused(variant: number, picker: string): void {
  const { data } = useFetcher<{ error?: string } | null>({ key: lineFetcherKey(variant) })
  useEffect(() => {
    if (data?.error) document.getElementById(picker)?.focus()
  }, [data, picker])
}

/** Returns the quantity in the query, with which a customer returns from the login; undefined when it is invalid. */
function quantityIn(params: URLSearchParams, stock: number): number | undefined {
  const quantity = Number(params.get('quantity'))
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= stock ? quantity : undefined
}
