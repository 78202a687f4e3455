import type { LegalFacts, ShopIdentity } from '../../../../lib/shop-identity.ts'

/**
 * Who runs the shop, as its owner has set it. French law asks for each of these facts (loi 2004-575 du 21 juin 2004; Code de la consommation, L111-1,
 * L221-5 and L616-1). What is empty is left out of the page; without an operator it says that the shop only demonstrates. A shop that sells in
 * France must also offer these terms in French (loi 94-665 du 4 août 1994, article 2).
 */
export interface Operator extends LegalFacts {
  /** What the shop is called. */
  shop: string
  /** Orders can be placed. */
  isSelling: boolean
  /** Who takes payments online, by the name that people know; empty where nobody does. */
  paysWith: string
}

/** Returns who runs a shop, as its terms name them. @param provider who could take payments online; undefined for nobody */
export const operatorOf = (
  { name, legal, selling }: Pick<ShopIdentity, 'name' | 'legal' | 'selling'>,
  provider: { label: string } | undefined,
): Operator => ({
  shop: name,
  isSelling: selling.isOpen,
  paysWith: selling.online && provider ? provider.label : '',
  ...legal,
})

/** Returns the name of whoever sells. */
export const operatorName = ({ shop, operator }: Operator): string => operator || `${shop} (demonstration shop)`
