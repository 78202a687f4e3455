import { texts } from '#texts/storefront/home-page'
import type { Variant } from '../../catalog/products/read/catalogue.contract.ts'
import { useSharedTextLanguage } from '../../ui/identity/shop-identity.ts'

const MOST_SHOWN = 5

interface SwatchesProps {
  variants: readonly Pick<Variant, 'id' | 'name' | 'color'>[]
  /** The variant shown in the picture; undefined for the whole product. */
  shown?: number | undefined
}

/**
 * A product's colours as dots, or its number of options if they are not colours. The shown variant is named and comes
 * first.
 */
export function Swatches({ variants, shown }: SwatchesProps) {
  const lang = useSharedTextLanguage()
  const meant = variants.find(({ id }) => id === shown)
  const inOrder = meant ? [meant, ...variants.filter(({ id }) => id !== shown)] : variants
  const colours = inOrder.flatMap(({ id, name, color }) => (color === null ? [] : [{ id, name, color }]))
  if (colours.length === 0) {
    return (
      <p className="min-h-4.5 text-muted text-xs">
        {meant
          ? texts.oneOfOptions(meant.name, variants.length)
          : variants.length > 1 && texts.options(variants.length)}
      </p>
    )
  }
  const names = colours.map(({ name }) => name).join(', ')
  return (
    <p className="flex min-h-4.5 items-center gap-1.5">
      {meant && (
        <span className="min-w-0 truncate text-xs">
          <span className="sr-only">{texts.shown}</span>
          <span lang={lang}>{meant.name}</span>
        </span>
      )}
      <span className="sr-only">{texts.colours(colours.length, names)}</span>
      {colours.slice(0, MOST_SHOWN).map(({ id, color }) => (
        <span key={id} aria-hidden="true" className="swatch size-4" style={{ backgroundColor: color }} />
      ))}
      {colours.length > MOST_SHOWN && <span className="text-muted text-xs">+{colours.length - MOST_SHOWN}</span>}
    </p>
  )
}
