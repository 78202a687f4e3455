import { texts } from '#texts/catalog/products/read/legal'

/**
 * Returns why a product is excluded from the right of withdrawal; empty if it is not, or if the rule is unknown.
 * @param rule one of `WITHDRAWAL_RULES`
 */
export const noWithdrawal = (rule: string): string =>
  Object.entries(texts.NO_WITHDRAWAL).find(([name]) => name === rule)?.[1] ?? ''
