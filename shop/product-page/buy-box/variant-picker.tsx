import { Link } from 'react-router'
import * as texts from '#texts/product-page'
import type { Variant } from '../../catalogue/catalogue.contract.ts'

/** The variants as links: each has an address of its own, which can be shared and works without script. */
export function VariantPicker({ variants, chosen }: { variants: readonly Variant[]; chosen: Variant }) {
  return (
    <div className="mt-6">
      <p id="variants" className="text-sm">
        <span className="text-muted">{chosen.color === null ? texts.option : texts.colour}</span>
        <span className="font-medium">{chosen.name}</span>
      </p>
      <ul aria-labelledby="variants" className="mt-2 flex flex-wrap gap-2">
        {variants.map((variant) => (
          <li key={variant.id}>
            <Link
              to={`?variant=${variant.id}`}
              replace
              preventScrollReset
              aria-current={variant.id === chosen.id}
              className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-surface px-3.5 text-sm hover:border-ink aria-[current=true]:border-accent aria-[current=true]:ring-1 aria-[current=true]:ring-accent"
            >
              {variant.color && (
                <span aria-hidden="true" className="swatch size-5" style={{ backgroundColor: variant.color }} />
              )}
              <span className={variant.stock === 0 ? 'text-muted line-through' : ''}>{variant.name}</span>
              {variant.stock === 0 && <span className="sr-only">{texts.outOfStockAside}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
