import { href } from 'react-router'
import type { texts } from '#texts/admin/help'
import type { Guide } from './help.contract.ts'

/** An admin screen that has help, by the path of its navigation item. */
export type HelpedScreen = keyof typeof texts.ABOUT

/** The section of the guide that explains each admin screen. */
export const TOPICS: Readonly<Record<HelpedScreen, { guide: Guide; section?: string }>> = {
  '/admin': { guide: 'set-up' },
  '/admin/reports': { guide: 'orders', section: 'reports' },
  '/admin/reports/discounts': { guide: 'discounts', section: 'usage-report' },
  '/admin/accounting': { guide: 'accounting', section: 'files' },
  '/admin/accounting/oss': { guide: 'accounting', section: 'oss-return' },
  '/admin/accounting/payouts': { guide: 'accounting', section: 'payouts' },
  '/admin/accounting/gift_cards': { guide: 'accounting', section: 'gift-cards' },
  '/admin/orders': { guide: 'orders', section: 'process-orders' },
  '/admin/orders/new': { guide: 'orders', section: 'create-an-order-for-a-customer' },
  '/admin/invoices': { guide: 'invoices', section: 'find-and-download-documents' },
  '/admin/payments': { guide: 'payments', section: 'payment-tasks' },
  '/admin/withdrawals': { guide: 'returns', section: 'process-a-withdrawal' },
  '/admin/products': { guide: 'products', section: 'edit-many-products' },
  '/admin/products/create': { guide: 'products', section: 'create-a-product' },
  '/admin/products/update': { guide: 'products', section: 'create-a-product' },
  '/admin/products/duplicate': { guide: 'products', section: 'create-a-product' },
  '/admin/products/delete': { guide: 'products', section: 'publish-a-product' },
  '/admin/collections': { guide: 'products', section: 'organize-products' },
  '/admin/reductions': { guide: 'products', section: 'run-a-sale' },
  '/admin/gift_cards': { guide: 'gift-cards', section: 'issue-a-gift-card' },
  '/admin/discounts': { guide: 'discounts', section: 'create-a-discount' },
  '/admin/facts': { guide: 'products', section: 'organize-products' },
  '/admin/makers': { guide: 'products', section: 'create-a-product' },
  '/admin/stock': { guide: 'products', section: 'manage-the-stock' },
  '/admin/stock/low': { guide: 'products', section: 'manage-the-stock' },
  '/admin/csv': { guide: 'products', section: 'import-and-export' },
  '/admin/customers': { guide: 'customers', section: 'customers' },
  '/admin/customers/tags': { guide: 'customers', section: 'tags' },
  '/admin/contact': { guide: 'customers', section: 'messages' },
  '/admin/contact/answers': { guide: 'customers', section: 'messages' },
  '/admin/reviews': { guide: 'content', section: 'reviews' },
  '/admin/home': { guide: 'home-page', section: 'edit-the-page' },
  '/admin/pages': { guide: 'content', section: 'pages' },
  '/admin/menus': { guide: 'content', section: 'menus' },
  '/admin/translations': { guide: 'translations', section: 'translate-a-text' },
  '/admin/synonyms': { guide: 'products', section: 'help-customers-find-products' },
  '/admin/searches': { guide: 'products', section: 'help-customers-find-products' },
  '/admin/settings': { guide: 'languages', section: 'choose-the-languages' },
  '/admin/settings/look': { guide: 'content', section: 'look' },
  '/admin/settings/announcement': { guide: 'content', section: 'announcement' },
  '/admin/settings/opening': { guide: 'set-up', section: 'open-the-shop' },
  '/admin/settings/home': { guide: 'home-page', section: 'edit-the-page' },
  '/admin/settings/contact': { guide: 'customers', section: 'messages' },
  '/admin/settings/legal': { guide: 'set-up', section: 'prepare-the-shop' },
  '/admin/settings/emails': { guide: 'content', section: 'e-mails' },
  '/admin/settings/notifications': { guide: 'content', section: 'e-mails' },
  '/admin/settings/mail-server': { guide: 'set-up', section: 'connect-the-mail-server' },
  '/admin/settings/public-address': { guide: 'set-up', section: 'enter-the-public-address' },
  '/admin/settings/stripe': { guide: 'payments', section: 'online-payments' },
  '/admin/settings/backups': { guide: 'set-up', section: 'back-up-the-shop' },
  '/admin/settings/payments': { guide: 'payments', section: 'payment-methods' },
  '/admin/settings/online': { guide: 'payments', section: 'online-payments' },
  '/admin/settings/methods': { guide: 'payments', section: 'payment-methods' },
  '/admin/settings/unpaid': { guide: 'payments', section: 'payment-methods' },
  '/admin/settings/delivery': { guide: 'taxes-and-shipping', section: 'delivery-dates' },
  '/admin/settings/vat': { guide: 'taxes-and-shipping', section: 'vat' },
  '/admin/settings/invoices': { guide: 'invoices', section: 'when-documents-are-issued' },
  '/admin/settings/gift_cards': { guide: 'gift-cards', section: 'sell-gift-cards' },
  '/admin/settings/stock': { guide: 'products', section: 'manage-the-stock' },
  '/admin/settings/accounts': { guide: 'accounting', section: 'files' },
  '/admin/settings/api-keys': { guide: 'api-keys', section: 'create-an-api-key' },
  '/admin/settings/extensions': { guide: 'set-up', section: 'extensions' },
  '/admin/settings/webhooks': { guide: 'webhooks', section: 'create-a-webhook' },
  '/admin/x': { guide: 'set-up', section: 'extensions' },
  '/admin/selling': { guide: 'set-up', section: 'open-the-shop' },
  '/admin/delivery': { guide: 'taxes-and-shipping', section: 'shipping-zones-and-methods' },
  '/admin/vat': { guide: 'taxes-and-shipping', section: 'vat' },
  '/admin/terms': { guide: 'set-up', section: 'terms' },
  '/admin/team': { guide: 'team', section: 'roles' },
  '/admin/changes': { guide: 'team', section: 'activity-log' },
}

/** Returns the help of an admin address: that of the longest path above it; undefined outside of `TOPICS`. */
export function topicOf(pathname: string): HelpedScreen | undefined {
  const above = (Object.keys(TOPICS) as HelpedScreen[]).filter(
    (path) => pathname === path || (path !== href('/admin') && pathname.startsWith(`${path}/`)),
  )
  return above.sort((one, other) => other.length - one.length)[0]
}
