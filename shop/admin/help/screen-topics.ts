import { href } from 'react-router'
import type { texts } from '#texts/admin/help'
import type { Guide } from './help.contract.ts'

/** An admin screen that has help, by the path of its navigation item. */
export type HelpedScreen = keyof typeof texts.ABOUT

/** The section of the guide that explains each admin screen. */
export const TOPICS: Readonly<Record<HelpedScreen, { guide: Guide; section?: string }>> = {
  '/admin': { guide: 'set-up' },
  '/admin/reports': { guide: 'orders', section: 'reports' },
  '/admin/accounting': { guide: 'accounting', section: 'files' },
  '/admin/orders': { guide: 'orders', section: 'process-orders' },
  '/admin/invoices': { guide: 'invoices', section: 'find-and-download-documents' },
  '/admin/payments': { guide: 'payments', section: 'payment-tasks' },
  '/admin/withdrawals': { guide: 'returns', section: 'process-a-withdrawal' },
  '/admin/products': { guide: 'products', section: 'edit-many-products' },
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
  '/admin/reviews': { guide: 'content', section: 'reviews' },
  '/admin/home': { guide: 'home-page', section: 'edit-the-page' },
  '/admin/pages': { guide: 'content', section: 'pages' },
  '/admin/menus': { guide: 'content', section: 'menus' },
  '/admin/translations': { guide: 'translations', section: 'translate-a-text' },
  '/admin/synonyms': { guide: 'products', section: 'help-customers-find-products' },
  '/admin/searches': { guide: 'products', section: 'help-customers-find-products' },
  '/admin/settings': { guide: 'set-up', section: 'prepare-the-shop' },
  '/admin/settings/payments': { guide: 'payments', section: 'payment-methods' },
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
