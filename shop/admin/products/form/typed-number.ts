import { countForApi, priceForApi, priceForField, readPrice } from '../../../../lib/forms/typed-numbers.ts'
import { showPrice } from '../../../../lib/money.ts'

/** Returns how the shop reads a typed price; undefined when it is not a price. */
export const formatTypedPrice = (typed: string): string | undefined =>
  'value' in readPrice(typed) ? `= ${showPrice(priceForApi(typed))}` : undefined

/**
 * Returns the props of a number field. On blur, the typed text becomes the number as the shop reads it (`1.234,50 €`
 * becomes `1234.50`, in French `1234,50`). Invalid text stays, and the form shows the error.
 */
export const numberField = (kind: 'price' | 'count', typed: string, change: (typed: string) => void) => ({
  value: typed,
  inputMode: kind === 'price' ? ('decimal' as const) : ('numeric' as const),
  autoComplete: 'off',
  onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => change(target.value),
  onBlur({ target }: React.FocusEvent<HTMLInputElement>) {
    // Switching to another window also blurs, but keeps the field active.
    if (target === document.activeElement) return
    const read = kind === 'price' ? priceForField(priceForApi(typed)) : countForApi(typed)
    if (read !== typed) change(read)
  },
})
