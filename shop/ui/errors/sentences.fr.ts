import { accounts } from './fr/accounts.ts'
import { admin } from './fr/admin.ts'
import { catalog } from './fr/catalog.ts'
import { content } from './fr/content.ts'
import { extensions } from './fr/extensions.ts'
import { fields } from './fr/fields.ts'
import { importReports } from './fr/import-reports.ts'
import { orders } from './fr/orders.ts'
import { sales } from './fr/sales.ts'

/** The French sentences of all errors by their English sentence. */
export const sentences: Readonly<Record<string, string>> = {
  ...fields,
  ...accounts,
  ...content,
  ...catalog,
  ...sales,
  ...orders,
  ...admin,
  ...importReports,
  ...extensions,
}
