import * as texts from '#texts/sales/discounts/entering'
import { showPrice, toPrice } from '../../../../lib/money.ts'
import { type CountryCode, countryName } from '../../../../lib/places/countries.ts'
import type { CodeProblem } from '../discount.ts'

/** Codes with these problems are refused when they are entered. Their text is that of an unknown code. */
const INVALID: readonly CodeProblem['reason'][] = [
  'unknown',
  'ended',
  'used_up',
  'not_for_customer',
  'condition_missing',
]

export const isInvalid = (problem: CodeProblem | null): boolean => problem !== null && INVALID.includes(problem.reason)

/** Returns why a code is not used, as a sentence for the customer. */
export function problemText(problem: CodeProblem): string {
  switch (problem.reason) {
    case 'used':
      return texts.usedBefore
    case 'not_first_order':
      return texts.onlyFirstOrder
    case 'no_goods':
      return texts.noGoods
    case 'less_than_others':
      return texts.lessThanOthers
    case 'minimum_cents':
      return texts.missingCents(showPrice(toPrice(problem.missing)))
    case 'minimum_pieces':
      return texts.missingPieces(problem.missing)
    case 'country':
      return texts.onlyTo(problem.countries.map((code) => countryName(code as CountryCode)).join(', '))
    case 'condition':
      return problem.text
    default:
      return texts.invalidCode
  }
}
