import type { LegalDetails, ShopIdentity } from '../../../../lib/shop-identity.ts'

/**
 * The operator of the shop, from the owner's settings. French law requires these facts (loi 2004-575 du 21 juin 2004;
 * Code de la consommation, L111-1, L221-5 and L616-1). Empty ones are left out; without an operator the page presents
 * a demonstration. A shop that sells in France must also provide these terms in French (loi 94-665 du 4 août 1994,
 * article 2).
 */
export interface Operator extends LegalDetails {
  /** The name of the shop. */
  shop: string
  /** Whether orders can be placed. */
  isSelling: boolean
  /** The public name of the payment provider; empty if none is configured. */
  paysWith: string
}

/**
 * Returns the operator as the terms name it.
 * @param provider the payment provider; undefined if none is configured
 */
export const operatorOf = (
  { name, legal, selling }: Pick<ShopIdentity, 'name' | 'legal' | 'selling'>,
  provider: { label: string } | undefined,
): Operator => ({
  shop: name,
  isSelling: selling.isOpen,
  paysWith: selling.online && provider ? provider.label : '',
  ...legal,
})

/** Returns the name of the seller. */
export const operatorName = ({ shop, operator }: Operator): string => operator || `${shop} (demonstration shop)`
