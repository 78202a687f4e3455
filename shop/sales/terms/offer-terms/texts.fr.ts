import { showPrice } from '../../../../lib/money.ts'
import { counted } from '../../../../lib/texts/fr.ts'

const workingDays = (from: number, to: number) =>
  `${from === to ? '' : `${from} à `}${counted(to, 'jour ouvré', 'jours ouvrés')}`

// delivery-promise.tsx
export const deliveryAndReturns = 'Livraison et retours'
export const freeDeliveryIn = (country: string) => `Livraison gratuite (${country})`
export const deliveryIn = (country: string, price: string, freeFrom: string | null) =>
  `Livraison (${country}) : ${price}${freeFrom === null ? '' : `, gratuite dès ${freeFrom}`}`
export const collectionOnly = (price: string) =>
  `Pas de livraison. Retrait en boutique${price === '0.00' ? ' gratuit' : ` : ${showPrice(price)}`}.`
export const readyIn = (from: number, to: number) => `Prêt en ${workingDays(from, to)}`
export const deliveredIn = (from: number, to: number) => `Livré en ${workingDays(from, to)}`
export const daysToReturn = (days: number, isFree: boolean) =>
  `${counted(days, 'jour', 'jours')} pour changer d’avis${isFree ? ' ; retour à nos frais' : ''}`
export const sentByEmail = 'Envoi par e-mail, à vous ou au bénéficiaire que vous indiquez dans le panier'
