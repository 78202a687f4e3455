import { accountRequests } from './accounts/account-requests.ts'
import { twoStepRequests } from './accounts/two-step-requests.ts'
import { apiKeyRequests } from './api-key-requests.ts'
import { attributeRequests } from './attribute-requests.ts'
import { backupRequests } from './backup-requests.ts'
import { collectionRequests } from './collection-requests.ts'
import { contactRequests } from './contact/contact-requests.ts'
import { customerRequests } from './customer-requests.ts'
import { discountRequests } from './discount-requests.ts'
import { accountingRequests } from './documents/accounting-requests.ts'
import { documentRequests } from './documents/document-requests.ts'
import { extensionRequests } from './extension-requests.ts'
import { fileRequests } from './file-requests.ts'
import { giftCardRequests } from './gift-card-requests.ts'
import { orderRequests } from './order-requests.ts'
import { pageRequests } from './page-requests.ts'
import type { Valid } from './request.ts'
import { sellingRequests } from './selling-requests.ts'
import { settingsRequests } from './settings-requests.ts'
import { shoppingRequests } from './shopping-requests.ts'
import { soldGiftCardRequests } from './sold-gift-card-requests.ts'
import { staffRequests } from './staff-requests.ts'
import { stockRequests } from './stock-requests.ts'
import { termsRequests } from './terms-requests.ts'
import { translationRequests } from './translation-requests.ts'
import { vatRequests } from './vat-requests.ts'
import { webhookRequests } from './webhook-requests.ts'

const known: ReadonlyMap<string, Valid> = new Map([
  ...shoppingRequests,
  ...accountRequests,
  ...contactRequests,
  ...twoStepRequests,
  ...staffRequests,
  ...orderRequests,
  ...collectionRequests,
  ...attributeRequests,
  ...settingsRequests,
  ...backupRequests,
  ...extensionRequests,
  ...sellingRequests,
  ...accountingRequests,
  ...stockRequests,
  ...termsRequests,
  ...translationRequests,
  ...vatRequests,
  ...discountRequests,
  ...documentRequests,
  ...giftCardRequests,
  ...soldGiftCardRequests,
  ...pageRequests,
  ...customerRequests,
  ...fileRequests,
  ...apiKeyRequests,
  ...webhookRequests,
])

/**
 * Returns a valid request for an endpoint.
 * @param name its method and address
 */
export function validFor(name: string): Valid {
  const found = known.get(name)
  if (found) return found
  throw new Error(
    `There is no valid request for ${name}. Add one in tests/endpoints/requests/: it is used to check the access of ` +
      'all roles, and invalid requests are derived from it.',
  )
}
