import { texts } from '#texts/sales/discounts/entering'
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
      return texts.betterDiscountApplies
    case 'minimum_cents':
      return texts.missingCents(showPrice(toPrice(problem.missing)))
    case 'minimum_pieces':
      return texts.missingPieces(problem.missing)
    case 'country':
      return texts.onlyDeliveredTo(problem.countries.map((code) => countryName(code as CountryCode)).join(', '))
    case 'method':
      return texts.otherMethods
    case 'no_saving':
      return texts.noSaving
    case 'tier':
      return tierText(problem)
    case 'bought':
    case 'reduced':
      return setText(problem)
    case 'bundle':
      return bundleText(problem)
    case 'condition':
      return problem.text
    default:
      return texts.invalidCode
  }
}

type ProblemOf<Reason extends CodeProblem['reason']> = Extract<CodeProblem, { reason: Reason }>

function tierText({ missing, tier, discount: { tier_unit, tiers_per } }: ProblemOf<'tier'>): string {
  const off =
    tier_unit === 'percent' ? texts.percentOff(tier.value / 100) : texts.amountOffEach(showPrice(toPrice(tier.value)))
  return tiers_per === 'product' ? texts.moreOfProduct(missing, off) : texts.moreToGet(missing, off)
}

function setText({ reason, missing, discount }: ProblemOf<'bought' | 'reduced'>): string {
  const { get_pieces, get_rate, get_products } = discount
  const benefit = get_rate === 10_000 ? texts.piecesFree(get_pieces) : texts.piecesReduced(get_pieces, get_rate / 100)
  if (reason === 'bought' && get_products === null) return texts.moreToGet(missing + get_pieces, benefit)
  return reason === 'bought'
    ? texts.moreToGet(missing, benefit)
    : texts.moreOfReduced(missing, benefit, get_products === null)
}

function bundleText({ missing, discount: { bundle_cents, bundle_of, buy_pieces } }: ProblemOf<'bundle'>): string {
  const price = showPrice(toPrice(bundle_cents))
  return bundle_of === 'each'
    ? texts.moreOfBundle(missing, price)
    : texts.moreToGet(missing, texts.piecesFor(buy_pieces, price))
}
