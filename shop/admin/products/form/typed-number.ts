import { readPrice, typedCountOnWire, typedPriceOnWire } from '../../../../lib/forms/typed-numbers.ts'
import { showPrice } from '../../../../lib/money.ts'

/** Says which price the shop reads in what was typed; undefined when it reads none. */
export const readAs = (typed: string): string | undefined =>
  'value' in readPrice(typed) ? `= ${showPrice(typedPriceOnWire(typed))}` : undefined

/**
 * Makes a field for a number: it holds what is typed, letter by letter, and when it is left the number that the shop reads in it (`1.234,50 €`
 * becomes `1234.50`). What cannot be read stays as it was typed, and the form around says why.
 */
export const numberField = (kind: 'price' | 'count', typed: string, change: (typed: string) => void) => ({
  value: typed,
  inputMode: kind === 'price' ? ('decimal' as const) : ('numeric' as const),
  autoComplete: 'off',
  onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => change(target.value),
  onBlur({ target }: React.FocusEvent<HTMLInputElement>) {
    // Another window in front is no leaving.
    if (target === document.activeElement) return
    const read = kind === 'price' ? typedPriceOnWire(typed) : typedCountOnWire(typed)
    if (read !== typed) change(read)
  },
})
