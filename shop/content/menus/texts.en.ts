import type { MenuScreen } from './edit-menus.contract.ts'

// read-menus.server.ts
export const screens: Record<MenuScreen, string> = {
  products: 'All products',
  new: 'New products',
  sales: 'On sale',
  collections: 'All collections',
  contact: 'Contact us',
  terms: 'Terms of Service',
  withdrawal: 'Withdraw from contract here',
  account: 'Account',
  orders: 'Orders',
  cart: 'Cart',
}
export const shop = 'Shop'
export const help = 'Help'
