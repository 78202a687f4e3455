import { allOf } from '../../../lib/texts/fr.ts'

// terms-of-services.page.tsx
export const termsOfService = 'Conditions générales de vente'
export const termsOfUseOrders =
  'Conditions d’utilisation, commandes, rétractation et garanties selon le droit français, et traitement des données personnelles.'
export const lastUpdatedOn = <T>(day: T) => ['Dernière mise à jour : ', day]
export const sections = 'Sections'
export const failedToLoad = 'Impossible de charger les conditions. Notre serveur est peut-être indisponible.'
export const earlierVersions = <T>(orders: T) => [
  'Pour chaque commande, la version applicable est accessible depuis ',
  orders,
  '.',
]
export const yourOrders = 'vos commandes'

// clauses/
export const demonstrationShop = (shop: string) => `${shop} (boutique de démonstration)`
export const providers = (names: readonly string[]) => allOf(names)
