import * as texts from '#texts/catalog/products/read'

/** Returns why a product cannot be withdrawn from; empty where it can, and for a rule that is not known. @param rule one of `WITHDRAWAL_RULES` */
export const noWithdrawal = (rule: string): string =>
  Object.entries(texts.NO_WITHDRAWAL).find(([name]) => name === rule)?.[1] ?? ''
