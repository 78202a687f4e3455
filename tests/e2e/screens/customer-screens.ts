import type { PreparedShop } from './prepare-shop.ts'
import type { Screens } from './screen.ts'

/** Returns the screens of a customer. @param shop the shop of this customer */
export const customerScreens = ({ order }: Pick<PreparedShop, 'order'>): Screens => ({
  home: { path: '/' },
  menu: {
    path: '/',
    first: (page, { text }) =>
      page
        .getByRole('button', { name: text('Account menu') })
        .first()
        .click(),
  },
  product: { path: '/products/everyday-mug' },
  cart: { path: '/cart', isTold: true },
  orders: { path: '/orders', isTold: true },
  order: { path: `/orders/${order}`, isTold: true },
  'order-emails': { path: `/orders/${order}/emails` },
  account: { path: '/account', isTold: true },
  'change-account-info': { path: '/account/change_account_info' },
  addresses: { path: '/account/addresses', isTold: true },
  'new-address': { path: '/account/addresses/new' },
  'change-email': { path: '/account/change_email' },
  'change-password': { path: '/account/change_password' },
  'two-step': { path: '/account/two_step', isTold: true },
  sessions: { path: '/account/sessions', isTold: true },
  'account-emails': { path: '/account/emails', isTold: true },
  'account-gift-cards': { path: '/account/gift_cards', isTold: true },
  'delete-account': { path: '/account/delete_account' },
  contact: { path: '/contact' },
  withdrawal: { path: '/withdrawal' },
  logout: { path: '/logout' },
  'admin-for-staff': { path: '/admin' },
})
