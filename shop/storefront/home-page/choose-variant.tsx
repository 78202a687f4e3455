import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#texts/storefront/home-page'
import { ProductPrice } from '../../catalog/pricing/product-price.tsx'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { AddForm } from '../../sales/cart/changes/add-form.tsx'
import { pendingAddition } from '../../sales/cart/pending-additions/pending-addition.ts'
import { Button } from '../../ui/button.tsx'
import { useSharedTextLanguage } from '../../ui/identity/shop-identity.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'

interface ChooseVariantProps {
  product: CardProduct
  /** The product's variants in the cart and the save-for-later list. */
  lines: readonly CartItem[]
  close: () => void
}

/** A sheet for choosing one variant of a card's product and adding it to the cart. */
export default function ChooseVariant({ product, lines, close }: ChooseVariantProps) {
  const { title, thumbnail, variants } = product
  const [id, setId] = useState(variants.find(({ stock }) => stock > 0)?.id)
  const variant = variants.find((one) => one.id === id)
  const lang = useSharedTextLanguage()
  const saved = lines.find((line) => line.variant === id)
  return (
    <BottomSheet title={title} close={close}>
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Picture
          image={thumbnail}
          alt=""
          sizes="160px"
          widest={640}
          load="at once"
          className="w-full rounded-control max-sm:hidden"
        />
        <fieldset>
          <legend className="sr-only">{texts.variants}</legend>
          {variants.map((one) => (
            <label
              key={one.id}
              className={`flex min-h-12 items-center gap-3 border-line border-b py-2 text-sm first-of-type:border-t ${one.stock > 0 ? 'cursor-pointer' : 'text-muted'}`}
            >
              <input
                type="radio"
                name="variant"
                value={one.id}
                checked={one.id === id}
                disabled={one.stock === 0}
                onChange={() => setId(one.id)}
                className="size-5 shrink-0 accent-ink"
              />
              {one.color && (
                <span aria-hidden="true" className="swatch size-5 shrink-0" style={{ backgroundColor: one.color }} />
              )}
              <span lang={lang} className={`min-w-0 flex-1 wrap-anywhere ${one.stock > 0 ? '' : 'line-through'}`}>
                {one.name}
              </span>
              {one.stock === 0 && <span className="text-xs">{texts.outOfStock}</span>}
              <span className="flex flex-col items-end">
                <ProductPrice product={product} variant={one} className="font-medium" />
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      {variant && (
        <div className="mt-5 flex flex-wrap gap-2">
          <AddForm
            wanted={[
              pendingAddition(product, variant, {
                quantity: saved && Math.min(saved.quantity, variant.stock),
                saveForLater: false,
              }),
            ]}
            onSend={close}
          >
            {(isPending) => (
              <Button weight="buy" type="submit" aria-busy={isPending} className="flex-1">
                <ShoppingBag aria-hidden="true" className="size-5" />
                {texts.addToCart}
              </Button>
            )}
          </AddForm>
        </div>
      )}
    </BottomSheet>
  )
}
