import { plural } from '../../../../../lib/texts/fr.ts'

// packing-slip.server.ts
export const title = (ids: readonly number[]) =>
  `${plural(ids.length, 'Bon de livraison de la commande', 'Bons de livraison des commandes')} ${ids.join(', ')}`
export const packingSlip = 'Bon de livraison'
export const orderedOn = 'Commandée le'
export const delivery = 'Livraison'
export const promised = 'Date prévue'
export const deliverTo = 'Adresse de livraison'
export const collectedBy = 'Retrait par'
export const columns = { packed: 'Emballé', quantity: 'Quantité', what: 'Article', sku: 'Référence' }
export const inTotal = (count: number) => `${count} ${plural(count, 'article', 'articles')} au total`
export const page = (id: number, page: number, pages: number) => `Commande ${id}, page ${page} sur ${pages}`
