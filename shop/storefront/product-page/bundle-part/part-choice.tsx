import { texts } from '#texts/storefront/product-page/bundle-part'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'

/** The choice for one product of a bundle. */
export interface BundleChoice {
  /** Undefined for the first variant in stock. */
  variant?: number
  isLeftOut?: boolean
}

interface PartChoiceProps {
  product: CardProduct
  /** The variant to add; undefined when the product is sold out. */
  variant: CardProduct['variants'][number] | undefined
  choice: BundleChoice
  choose: (choice: BundleChoice) => void
}

/**
 * Chooses the variant of a bundled product, or excludes the product. Loaded separately, because most customers change
 * nothing.
 */
export default function PartChoice({ product: { title, variants }, variant, choice, choose }: PartChoiceProps) {
  const lang = useSharedTextLanguage()
  return (
    <>
      {variants.length > 1 && (
        <select
          aria-label={texts.which(title)}
          value={variant?.id}
          disabled={!variant || choice.isLeftOut}
          onChange={({ target }) => choose({ variant: Number(target.value) })}
          className="relative z-10 block h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-base disabled:opacity-55"
        >
          {variants.map(({ id, name, stock }) => (
            <option key={id} lang={stock > 0 ? lang : undefined} value={id} disabled={stock === 0}>
              {stock === 0 ? texts.soldOut(name) : name}
            </option>
          ))}
        </select>
      )}
      <label className="relative z-10 flex min-h-11 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={!choice.isLeftOut}
          onChange={({ target }) => choose({ ...choice, isLeftOut: !target.checked })}
          className="size-5 shrink-0 accent-ink"
        />
        <span>
          {texts.include}
          <span lang={lang} className="sr-only">
            {' '}
            {title}
          </span>
        </span>
      </label>
    </>
  )
}
