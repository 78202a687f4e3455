import { texts } from '#texts/sales/payments/methods'

/**
 * Returns the means of an online payment, which providers name in English, in the current language.
 * @param paidBy such as `Visa, ending in 4242`; empty if unknown
 */
export function shownPaidBy(paidBy: string): string {
  const [, name = paidBy, lastFour] = /^(.+), ending in (\d{4})$/.exec(paidBy) ?? []
  const shown = texts.means[name] ?? name
  return lastFour === undefined ? shown : texts.endingIn(shown, lastFour)
}
