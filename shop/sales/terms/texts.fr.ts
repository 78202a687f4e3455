// terms-of-services.page.tsx
export const termsOfService = 'Conditions générales de vente'
export const termsOfUseOrders =
  'Conditions d’utilisation, commandes, rétractation et garanties selon le droit français, et traitement des données personnelles.'
export const lastUpdatedOn = <T>(day: T) => ['Dernière mise à jour : ', day]
export const sections = 'Sections'
export const failedToLoad = 'Impossible de charger les conditions. Notre serveur est peut-être indisponible.'
export const earlierVersions = <T>(orders: T) => [
  'La version applicable à chacune de vos commandes est indiquée dans ',
  orders,
  '.',
]
export const yourOrders = 'vos commandes'
