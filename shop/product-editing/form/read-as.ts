import { readPrice, typedPriceOnWire } from '../../../lib/forms/typed-numbers.ts'
import { showPrice } from '../../../lib/money.ts'

/** Says which price the shop reads in what was typed; undefined when it reads none. */
export const readAs = (typed: string): string | undefined =>
  'value' in readPrice(typed) ? `= ${showPrice(typedPriceOnWire(typed))}` : undefined
