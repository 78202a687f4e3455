import type { LegalDetails, SellingDetails, ShopContact } from '../../../lib/shop-identity.ts'
import { areGuaranteesChecked } from '../terms/clauses/guarantees-check.ts'
import type { ReadinessKey, ReadinessLine, RecommendedKey } from './selling.contract.ts'

/** The facts that the launch checklist checks. */
export interface SellingState {
  legal: LegalDetails
  contact: ShopContact
  selling: SellingDetails
  /** The number of delivery methods and of collection methods. */
  methods: { parcels: number; collections: number }
  /** Whether the name of the shop was saved, and whether it has a logo and an own product. */
  hasName: boolean
  hasLogo: boolean
  hasProduct: boolean
  /** Whether e-mails to staff have recipients. Others go to the contact address or the owners. */
  hasRecipients: boolean
  /** Whether the French notice on the legal guarantee was uploaded. */
  hasFrenchNotice: boolean
  /** Whether pages are offered in French, and whether goods are delivered to France or collected there. */
  hasFrenchPages: boolean
  sellsInFrance: boolean
  publicUrl: string
  /** Whether e-mails are sent, and whether the code of a test e-mail was confirmed. */
  email: 'not_sent' | 'unproven' | 'arrives'
  /** Whether a payment provider is connected, and whether the webhooks of all connected ones arrive. */
  provider: 'none' | 'unheard' | 'heard'
  /** Products for sale without the contact details of a manufacturer. They cannot be bought. */
  withoutManufacturer: number
  /** Published demo pages that no staff member has edited. */
  demoPages: number
  /** Whether a backup was made within the last seven days. */
  hasBackup: boolean
  /** Recommended items that an owner marked as not needed. */
  dismissed: readonly string[]
}

/** Returns the launch checklist, in the order in which an owner completes it. */
export function readinessOf(state: SellingState): ReadinessLine[] {
  const { legal, contact, selling, methods, publicUrl, dismissed } = state
  const recommended = (key: RecommendedKey, is_ready: boolean, count: number | null = null): ReadinessLine => ({
    ...{ key, is_ready, is_needed: false, is_dismissed: !is_ready && dismissed.includes(key), missing: [], count },
  })
  const seller = missingOf(legal, [
    ...(['operator', 'legal_form', 'address', 'telephone', 'registration', 'publisher', 'host'] as const),
    ...(selling.vatMode === 'none' || selling.vatMode === '' ? [] : (['vat_number'] as const)),
  ])
  const pays =
    (selling.online !== null && state.provider !== 'none') ||
    selling.transfer !== null ||
    (selling.isPaidOnCollection && methods.collections > 0)
  return [
    needed('seller', seller),
    needed('contact', contact.email ? [] : ['email']),
    needed('mediator', legal.mediator ? [] : ['mediator']),
    needed('vat', selling.vatMode ? [] : ['mode']),
    needed('product', state.hasProduct ? [] : ['product']),
    needed('delivery', methods.parcels + methods.collections > 0 ? [] : ['methods']),
    needed('payment', pays ? [] : ['means']),
    ...(state.provider === 'none' ? [] : [needed('provider', state.provider === 'heard' ? [] : ['notice'])]),
    needed('notice', state.hasFrenchNotice ? [] : ['fr']),
    // Consumers in France must be addressed in French (loi 94-665), also on their invoices.
    ...(state.sellsInFrance ? [needed('french', state.hasFrenchPages ? [] : ['languages'])] : []),
    needed('https', isSafe(publicUrl) ? [] : ['https']),
    needed('email', EMAIL_LACKS[state.email]),
    recommended('name', state.hasName),
    recommended('logo', state.hasLogo),
    recommended('makers', state.withoutManufacturer === 0, state.withoutManufacturer),
    ...(state.demoPages > 0 ? [recommended('pages', false, state.demoPages)] : []),
    recommended('notifications', state.hasRecipients),
    recommended('backup', state.hasBackup),
    recommended('guarantees', areGuaranteesChecked(legal)),
    ...(state.sellsInFrance ? [] : [recommended('french', state.hasFrenchPages)]),
  ]
}

const EMAIL_LACKS = { not_sent: ['smtp'], unproven: ['code'], arrives: [] }

const needed = (key: ReadinessKey, missing: string[]): ReadinessLine => ({
  key,
  is_ready: missing.length === 0,
  is_needed: true,
  is_dismissed: false,
  missing,
  count: null,
})

const missingOf = (legal: LegalDetails, names: readonly (keyof LegalDetails)[]) =>
  names.filter((name) => legal[name] === '')

/** Whether the connection is encrypted or local. */
function isSafe(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
