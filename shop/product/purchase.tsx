import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCart } from '../cart/use-cart.ts'
import type { Product, Variant } from '../catalogue/catalogue.contract.ts'
import { AddToCart } from './add-to-cart.tsx'
import { BuyNow } from './buy-now.tsx'
import { QuantityPicker } from './quantity-picker.tsx'
import { SaveForLaterMenu } from './save-for-later-menu.tsx'

/** How many of the chosen variant, and what to do with them. */
export function Purchase({ product, variant }: { product: Product; variant: Variant }) {
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState(quantityIn(params, variant.stock))
  const line = useCart().find((one) => one.variant === variant.id)
  const isSoldOut = variant.stock === 0
  const quantity = chosen ?? Math.max(1, Math.min(line?.quantity ?? 1, variant.stock))
  const wanted = { product: product.id, variant: variant.id, quantity, saveForLater: false }
  return (
    <div className="mt-4 grid gap-3">
      {!isSoldOut && <QuantityPicker stock={variant.stock} quantity={quantity} change={setChosen} />}
      <div className="flex gap-2">
        <AddToCart
          wanted={[wanted]}
          isSoldOut={isSoldOut}
          isInCart={line !== undefined && !line.saveForLater}
          className="flex-1"
        />
        <SaveForLaterMenu wanted={wanted} line={line} />
      </div>
      <BuyNow isSoldOut={isSoldOut} here={`/products/${product.slug}?variant=${variant.id}&quantity=${quantity}`} />
    </div>
  )
}

/** The quantity with which somebody comes back from the login. */
function quantityIn(params: URLSearchParams, stock: number): number | undefined {
  const quantity = Number(params.get('quantity'))
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= stock ? quantity : undefined
}
