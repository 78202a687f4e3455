import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { AddForm } from '../../sales/cart/changes/add-form.tsx'
import { pendingAddition } from '../../sales/cart/pending-additions/pending-addition.ts'
import { isInCart } from '../../sales/cart/use-cart.ts'
import { Link } from '../../ui/link.tsx'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const importSheet = () => import('./choose-variant.tsx')

const look =
  'grid size-11 place-items-center rounded-full border transition-colors hover:border-ink disabled:cursor-not-allowed'
const onPaper = 'border-line bg-surface/90 text-ink'
const bag = <ShoppingBag aria-hidden="true" className="size-5" />

interface CardCartButtonProps {
  product: CardProduct
  /** The variant on the card; undefined when the product has several and none is shown. */
  wanted: CardProduct['variants'][number] | undefined
  /** The product's variants in the cart and the save-for-later list. */
  lines: readonly CartItem[]
}

/**
 * Adds the product to the cart from the grid, above the link that covers the card. A product with several variants
 * opens a sheet. For a product in the cart it links there; for a sold-out product it renders nothing.
 */
export function CardCartButton({ product, wanted, lines }: CardCartButtonProps) {
  if (lines.some(isInCart)) {
    return (
      <Link
        to={href('/cart')}
        aria-label={texts.isInYourCart(product.title)}
        className={`${look} border-ink bg-ink text-paper`}
      >
        {bag}
      </Link>
    )
  }
  const [variant, ...others] = (wanted ? [wanted] : product.variants).filter(({ stock }) => stock > 0)
  if (!variant) return null
  return others.length > 0 ? (
    <Choosing product={product} lines={lines} />
  ) : (
    <Adding product={product} variant={variant} isNamed={wanted !== undefined} lines={lines} />
  )
}

function Choosing({ product, lines }: Pick<CardCartButtonProps, 'product' | 'lines'>) {
  const [isOpen, setOpen] = useState(false)
  const [ChooseVariant, loadSheet] = useOnDemand(importSheet)
  const open = () => {
    setOpen(true)
    loadSheet()
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.chooseAndAdd(product.title)}
        onClick={open}
        className={`${look} ${onPaper}`}
      >
        {bag}
      </button>
      {isOpen && ChooseVariant && <ChooseVariant product={product} lines={lines} close={() => setOpen(false)} />}
    </>
  )
}

interface AddingProps extends Pick<CardCartButtonProps, 'product' | 'lines'> {
  variant: CardProduct['variants'][number]
  /** The card shows this variant instead of the whole product. */
  isNamed: boolean
}

function Adding({ product, variant, isNamed, lines }: AddingProps) {
  const isHydrated = useHydrated()
  // docs/reference/rules.md, Cart: a saved line returns to the cart with its quantity.
  const saved = lines.find((line) => line.variant === variant.id)
  const quantity = saved && Math.min(saved.quantity, variant.stock)
  return (
    <AddForm wanted={[pendingAddition(product, variant, { quantity, saveForLater: false })]}>
      {(isPending) => (
        <button
          type={isHydrated ? 'submit' : 'button'}
          aria-busy={isPending}
          aria-label={
            isNamed ? texts.addVariantToTheCart(product.title, variant.name) : texts.addToTheCart(product.title)
          }
          className={`${look} ${onPaper}`}
        >
          {bag}
        </button>
      )}
    </AddForm>
  )
}
