import type { MenuScreen } from './edit-menus.contract.ts'

// read-menus.server.ts
export const screens: Record<MenuScreen, string> = {
  products: 'Tous les produits',
  new: 'Nouveautés',
  sales: 'Promotions',
  collections: 'Toutes les collections',
  contact: 'Nous contacter',
  terms: 'Conditions générales de vente',
  withdrawal: 'Renoncer au contrat ici',
  account: 'Compte',
  orders: 'Mes commandes',
  cart: 'Panier',
}
export const shop = 'Boutique'
export const help = 'Aide'
