import type { Page } from 'playwright-core'
import { ORDER_PLACED } from '../../../shop/sales/checkout/order-placed.ts'
import type { Screens } from './screen.ts'

const FULL = '/products/everyday-mug'
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

export const VISITOR_SCREENS: Screens = {
  home: { path: '/', isTold: true },
  'home-page-2': { path: '/?page=2' },
  menu: { path: '/', first: (page, { text }) => button(page, text('Account menu')).click() },
  'shop-menu': { path: '/', first: (page, { text }) => button(page, text('Shop')).click() },
  collections: { path: '/collections', isTold: true },
  collection: { path: '/collections/plates-cups-and-glasses', isTold: true },
  'collection-narrowed': { path: '/collections/kitchen-and-table?new=true&price_range=10,50' },
  'collection-nothing': { path: '/collections/furniture?reduced=true' },
  product: { path: FULL, isTold: true },
  'product-sold-out': { path: '/products/quince-and-bay-jelly' },
  'product-enlarged': {
    path: FULL,
    first: (page) => button(page, /^(Enlarge|Agrandir)/).click(),
  },
  'product-summary': { path: FULL, first: (page) => button(page, /reviews|avis/).click() },
  'product-toast': {
    path: FULL,
    async first(page, { text }) {
      await button(page, text('Add to Cart')).click()
      await page.getByRole('main').getByText(text('You must be logged in to add to cart!')).waitFor()
    },
  },
  'gift-card-balance': { path: '/gift_card', isTold: true },
  reviews: { path: '/reviews/everyday-mug/null/0.5/5', isTold: true },
  'reviews-filtered': { path: '/reviews/everyday-mug/null/2.5/3' },
  'reviews-none': { path: '/reviews/everyday-mug/null/0.5/0.5' },
  search: { path: '/search/stonewore%20mug?price_range=20,500', isTold: true },
  'search-filters': {
    path: '/search/mug?in_stock=true',
    async first(page, { text }) {
      // Large screens show the filters next to the results.
      const open = page.getByRole('button', { name: text('Filters', 'start') })
      if (await open.isVisible()) await open.click()
    },
  },
  'list-filters': { path: '/lists/filters?collection=living' },
  'search-nothing': { path: '/search/xyzzy' },
  'search-suggestions': {
    path: '/',
    async first(page) {
      await page.getByRole('combobox').first().pressSequentially('mug')
      await page.getByRole('option').first().waitFor()
    },
  },
  page: { path: '/pages/about-us' },
  terms: { path: '/terms_of_services' },
  login: { path: '/login' },
  'login-refused': {
    path: '/login',
    async first(page, { text }) {
      await page
        .getByRole('main')
        .getByRole('button', { name: text('Login') })
        .click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  signup: { path: '/signup' },
  'reset-password': { path: '/reset_password' },
  contact: { path: '/contact' },
  withdrawal: { path: '/withdrawal' },
  'email-consent': { path: '/email_consent#request=1&key=a-link-of-an-e-mail' },
  unsubscribe: { path: '/email_consent#user=1&key=a-link-of-an-e-mail' },
  'review-emails': { path: '/review_emails#user=1&key=a-link-of-an-e-mail' },
  'team-invitation': { path: '/team_invitation' },
  'first-start': { path: '/first_start' },
  'message-thread': { path: '/contact/thread' },
  'back-in-stock': { path: '/back_in_stock#token=a-link-of-an-e-mail' },
  'account-logged-out': { path: '/account' },
  'cart-logged-out': { path: '/cart' },
  'orders-logged-out': { path: '/orders' },
  'logout-logged-out': { path: '/logout' },
  'admin-logged-out': { path: '/admin' },
  checkout: { path: '/checkout' },
  'checkout-success': {
    path: '/checkout/success',
    async first(page, { text, path }) {
      // Without an order, this screen redirects. The history state simulates one.
      await page.evaluate(([placed, to]) => history.replaceState({ usr: placed, key: 'placed' }, '', to), [
        ORDER_PLACED,
        path('/checkout/success'),
      ] as const)
      await page.reload()
      await page.getByText(text('Thank you for your payment. Follow your order under Orders.')).waitFor()
    },
  },
  'not-found': { path: '/nowhere' },
}
