import type { Page } from 'playwright-core'
import { aPicture } from '../../fixtures/product-form.ts'
import type { StaffRecords } from './prepare-records.ts'
import type { PreparedShop } from './prepare-shop.ts'
import type { Screens } from './screen.ts'
import { SETTINGS_SCREENS } from './settings-screens.ts'

const UPDATE = '/admin/products/update/everyday-mug'
const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()

export function staffScreens({ imports }: PreparedShop, records: StaffRecords): Screens {
  return {
    admin: { path: '/admin', isTold: true },
    'admin-search': {
      path: '/admin',
      async first(page) {
        await page.keyboard.press('Control+k')
        await page.getByRole('dialog').getByRole('combobox').waitFor()
        await page.keyboard.type('mug')
        await page.getByRole('option', { name: /30 cl/ }).waitFor()
      },
    },
    'admin-notifications': {
      path: '/admin',
      async first(page, { text }) {
        await page
          .getByRole('button', { name: text('Notifications', 'start') })
          .first()
          .click()
        await page.getByRole('dialog', { name: text('Notifications') }).waitFor()
      },
    },
    'admin-shortcuts': {
      path: '/admin',
      async first(page, { text }) {
        await page.keyboard.press('Shift+?')
        await page.getByRole('dialog', { name: text('Keyboard shortcuts') }).waitFor()
      },
    },
    create: { path: '/admin/products/create' },
    'create-refused': {
      path: '/admin/products/create',
      async first(page, { text }) {
        await press(page, text('Create product'))
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    'create-cropping': {
      path: '/admin/products/create',
      async first(page, { text }) {
        await page.getByText(text('Thumbnail')).click()
        await press(page, text('Choose another'))
        const picture = page.getByRole('group', { name: text('Picture') })
        const buffer = await aPicture({ width: 640, height: 640 })
        await picture.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
        await picture.getByRole('button', { name: text('Crop') }).waitFor()
        await picture.scrollIntoViewIfNeeded()
      },
    },
    'create-draft': {
      path: '/admin/products/create',
      async first(page, { text }) {
        page.on('dialog', (question) => void question.accept())
        await page.getByLabel(text('Title')).fill('Half a product')
        // Drafts are saved shortly after the last key.
        await page.waitForTimeout(1_500)
        await page.reload()
        await page.getByRole('region', { name: text('Unsaved draft') }).waitFor()
      },
    },
    products: { path: '/admin/products', isTold: true },
    duplicate: { path: '/admin/products/duplicate/everyday-mug' },
    'update-picker': { path: '/admin/products/update', isTold: true },
    'update-picker-nothing': { path: '/admin/products/update?q=xyzzyq' },
    update: { path: UPDATE, isTold: true },
    'update-bundle-picker': {
      path: UPDATE,
      async first(page, { text }) {
        await page.getByText(text('Frequently Bought Together')).click()
        await page.getByLabel(text('Find products to pick')).focus()
        await page.getByRole('list', { name: text('Found') }).waitFor()
      },
    },
    'update-demo': {
      path: UPDATE,
      async first(page, { text }) {
        await press(page, text('Show DEMO'))
        await page.getByLabel(text('DEMO')).waitFor()
      },
    },
    'update-leaving': {
      path: UPDATE,
      async first(page, { text }) {
        await page.getByLabel(text('Title')).fill('Another title')
        await page.getByRole('contentinfo').getByRole('link').first().click()
        await page.getByRole('dialog', { name: text('Leave without saving?') }).waitFor()
      },
    },
    'update-conflict': {
      path: UPDATE,
      async first(page, { text }) {
        await page.route('**/api/product/**', async (route) => {
          if (route.request().method() === 'PATCH') {
            const detail = 'This product was changed by someone else. Reload it and try again.'
            return route.fulfill({ status: 409, json: { detail } })
          }
          const response = await route.fetch()
          const listed = await response.json()
          const [found, ...others] = listed.results
          const theirs = { ...found, title: 'Their mug', version: found.version + 1 }
          return route.fulfill({ response, json: { ...listed, results: [theirs, ...others] } })
        })
        await page.getByLabel(text('Title')).fill('My mug')
        await press(page, text('Save changes'))
        await page.getByRole('heading', { name: text('This product was changed while you were editing') }).waitFor()
      },
    },
    'delete-picker': { path: '/admin/products/delete', isTold: true },
    delete: { path: '/admin/products/delete/everyday-mug', isTold: true },
    orders: { path: '/admin/orders', isTold: true },
    'order-emails': { path: '/admin/orders/1/emails' },
    'order-address': { path: `/admin/orders/${records.openOrder}/address` },
    'order-company': { path: '/admin/orders/1/company' },
    'orders-filtered': { path: '/admin/orders?status=making' },
    'orders-ticked': {
      path: '/admin/orders',
      async first(page, { text }) {
        await page.getByRole('checkbox', { name: text('Select all on this page') }).check()
      },
    },
    order: { path: '/admin/orders/1', isTold: true },
    'order-new': { path: '/admin/orders/new' },
    customers: { path: '/admin/customers', isTold: true },
    'customers-ticked': {
      path: '/admin/customers',
      async first(page, { text }) {
        await page.getByRole('checkbox', { name: text('Select all customers on this page') }).check()
      },
    },
    'customer-tags': { path: '/admin/customers/tags', isTold: true },
    'customers-nothing': { path: '/admin/customers?search=xyzzyq' },
    customer: { path: '/admin/customers/2', isTold: true },
    'customer-deleting': {
      path: '/admin/customers/2',
      async first(page, { text }) {
        await press(page, text('Delete account…'))
        await page.getByRole('dialog').waitFor()
      },
    },
    contact: { path: '/admin/contact', isTold: true },
    'contact-thread': { path: '/admin/contact/1' },
    'contact-answers': { path: '/admin/contact/answers', isTold: true },
    reviews: { path: '/admin/reviews', isTold: true },
    'reviews-all': { path: '/admin/reviews?show=all' },
    home: { path: '/admin/home', isTold: true },
    pages: { path: '/admin/pages', isTold: true },
    'page-create': { path: '/admin/pages/create' },
    menus: { path: '/admin/menus', isTold: true },
    translations: { path: '/admin/translations' },
    'translations-products': { path: '/admin/translations/fr/product' },
    'translations-options': { path: '/admin/translations/fr/options' },
    'translation-product': { path: '/admin/translations/fr/product/1' },
    'translation-collection': { path: '/admin/translations/fr/collection/1' },
    'translation-page': { path: '/admin/translations/fr/content_page/1' },
    page: { path: '/admin/pages/1' },
    collections: { path: '/admin/collections', isTold: true },
    'collections-nothing': { path: '/admin/collections?q=xyzzyq' },
    'collection-create': { path: '/admin/collections/create' },
    'collection-create-refused': {
      path: '/admin/collections/create',
      async first(page, { text }) {
        await page.getByRole('radio', { name: text('Automatic', 'start') }).check()
        await press(page, text('Create'))
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    'collection-update': { path: '/admin/collections/update/cooking', isTold: true },
    'collection-delete': { path: '/admin/collections/delete/plates-cups-and-glasses' },
    reductions: { path: '/admin/reductions', isTold: true },
    'reduction-new': { path: '/admin/reductions/new' },
    reduction: { path: '/admin/reductions/1' },
    discounts: { path: '/admin/discounts', isTold: true },
    'discount-new': { path: '/admin/discounts/new' },
    discount: { path: `/admin/discounts/${records.discount}` },
    'gift-cards': { path: '/admin/gift_cards', isTold: true },
    'gift-card': { path: `/admin/gift_cards/${records.giftCard}` },
    facts: { path: '/admin/facts', isTold: true },
    invoices: { path: '/admin/invoices', isTold: true },
    payments: { path: '/admin/payments', isTold: true },
    withdrawals: { path: '/admin/withdrawals', isTold: true },
    selling: { path: '/admin/selling', isTold: true },
    vat: { path: '/admin/vat', isTold: true },
    delivery: { path: '/admin/delivery', isTold: true },
    'delivery-zone': { path: '/admin/delivery/zones/1' },
    'delivery-method': { path: '/admin/delivery/methods/1' },
    makers: { path: '/admin/makers', isTold: true },
    synonyms: { path: '/admin/synonyms', isTold: true },
    searches: { path: '/admin/searches' },
    team: { path: '/admin/team', isTold: true },
    changes: { path: '/admin/changes', isTold: true },
    'stock-movements': { path: '/admin/stock', isTold: true },
    'stock-nothing': { path: '/admin/stock?q=xyzzyq' },
    'stock-low': { path: '/admin/stock/low', isTold: true },
    'stock-product': { path: '/admin/stock/products/1', isTold: true },
    'stock-product-refused': {
      path: '/admin/stock/products/1',
      async first(page, { text }) {
        await page.getByLabel(text('Pieces received')).fill('0')
        await press(page, text('Save stock'))
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    terms: { path: '/admin/terms', isTold: true },
    'terms-clause': {
      path: '/admin/terms',
      async first(page, { text }) {
        await press(page, text('Add clause'))
        await page.getByLabel(text('Section')).selectOption('own')
        await press(page, text('Save clause'))
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    'terms-preview': { path: '/admin/terms/preview' },
    'terms-version': { path: '/admin/terms/versions/1' },
    reports: { path: '/admin/reports' },
    'reports-discounts': { path: '/admin/reports/discounts' },
    'reports-discount': { path: `/admin/reports/discounts/${records.discount}` },
    accounting: { path: '/admin/accounting' },
    'accounting-oss': { path: '/admin/accounting/oss' },
    'accounting-payouts': { path: '/admin/accounting/payouts' },
    'accounting-gift-cards': { path: '/admin/accounting/gift_cards' },
    'reports-products': { path: '/admin/reports?by=product' },
    help: { path: '/admin/help' },
    'help-orders': { path: '/admin/help/orders' },
    csv: { path: '/admin/csv', isTold: true },
    'csv-dry-run': { path: `/admin/csv/${imports.ready}`, isTold: true },
    'csv-dry-run-errors': { path: `/admin/csv/${imports.ready}?only=invalid` },
    'csv-refused': { path: `/admin/csv/${imports.refused}` },
    'csv-done': { path: `/admin/csv/${imports.done}` },
    webhook: { path: `/admin/settings/webhooks/${records.webhook}` },
    ...SETTINGS_SCREENS,
    ...FRENCH_SCREENS,
    ...halfway('csv-reading', imports.ready, { state: 'reading', percent: 40 }),
    ...halfway('csv-running', imports.ready, { state: 'running', percent: 40 }),
    ...halfway('csv-interrupted', imports.ready, { state: 'running', percent: 40, interrupted: true }),
  }
}

const FRENCH_SCREENS: Screens = Object.fromEntries(
  [
    '',
    '/products',
    '/products/create',
    '/orders',
    '/orders/1',
    '/customers/2',
    '/reports',
    '/selling',
    '/settings',
    '/help',
    '/help/orders',
  ].map((path) => [`french${path.replaceAll('/', '-') || '-admin'}`, { path: `/fr/admin${path}` }]),
)

/** Shows an import in a state that is too short to be photographed. */
function halfway(name: string, id: number, moment: object): Screens {
  return {
    [name]: {
      path: '/admin/csv',
      async first(page, { path }) {
        await page.route(`**/api/catalogue_imports/${id}/`, async (route) => {
          const answer = await route.fetch()
          return route.fulfill({ response: answer, json: { ...(await answer.json()), ...moment } })
        })
        await page.goto(path(`/admin/csv/${id}`), { waitUntil: 'networkidle' })
      },
    },
  }
}
