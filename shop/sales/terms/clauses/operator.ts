import { texts } from '#texts/sales/terms'
import type { LegalDetails } from '../../../../lib/shop-identity.ts'

/**
 * The operator of the shop, from the owner's settings. French law requires these facts (loi 2004-575 du 21 juin 2004;
 * Code de la consommation, L111-1, L221-5 and L616-1). Empty ones are left out; without an operator the page presents
 * a demonstration.
 */
export interface Operator extends LegalDetails {
  /** The name of the shop. */
  shop: string
  /** Whether orders can be placed. */
  isSelling: boolean
  /** Whether partial returns compute offers again. */
  recomputesOffers: boolean
  /** The public names of the payment providers; empty if none is connected. */
  paysWith: string
}

/** Returns the name of the seller. */
export const operatorName = ({ shop, operator }: Operator): string => operator || texts.demonstrationShop(shop)
