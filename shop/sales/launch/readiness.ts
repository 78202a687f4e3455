import type { LegalFacts, SellingFacts, ShopContact } from '../../../lib/shop-identity.ts'
import { areGuaranteesChecked } from '../terms/clauses/guarantees.ts'
import type { ReadinessKey, ReadinessLine } from './selling.contract.ts'

/** What is known of a shop that is about to sell. */
export interface SellingState {
  legal: LegalFacts
  contact: ShopContact
  selling: SellingFacts
  /** Whether anything can be delivered anywhere, and whether anything can be collected. */
  methods: { parcels: number; collections: number }
  /** The notice on the legal guarantee is there in French. */
  hasFrenchNotice: boolean
  publicUrl: string
  /** Whether e-mails leave the machine, and whether somebody has typed the code of one. */
  email: 'not_sent' | 'unproven' | 'arrives'
  /** Whether a provider of payments is connected, and whether its notices arrive. */
  provider: 'none' | 'unheard' | 'heard'
  /** Products on sale whose maker, or how that is reached, is not known. They cannot be bought. */
  withoutMaker: number
  /** Published demo pages that no staff member has edited. */
  demoPages: number
  /** The shop was copied within the last seven days. */
  hasBackup: boolean
}

/** Lists what a shop needs before it can sell, in the order in which an owner would put it right. */
export function readinessOf(state: SellingState): ReadinessLine[] {
  const { legal, contact, selling, methods, publicUrl } = state
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
    needed('delivery', methods.parcels + methods.collections > 0 ? [] : ['methods']),
    needed('payment', pays ? [] : ['means']),
    ...(state.provider === 'none' ? [] : [needed('provider', state.provider === 'heard' ? [] : ['notice'])]),
    needed('notice', state.hasFrenchNotice ? [] : ['fr']),
    needed('https', isSafe(publicUrl) ? [] : ['https']),
    needed('email', EMAIL_LACKS[state.email]),
    { key: 'makers', is_ready: state.withoutMaker === 0, is_needed: false, missing: [], count: state.withoutMaker },
    ...(state.demoPages > 0
      ? [{ key: 'pages' as const, is_ready: false, is_needed: false, missing: [], count: state.demoPages }]
      : []),
    { key: 'backup', is_ready: state.hasBackup, is_needed: false, missing: [], count: null },
    { key: 'guarantees', is_ready: areGuaranteesChecked(legal), is_needed: false, missing: [], count: null },
    // The shop speaks English alone so far, and consumers in France must be addressed in French (loi 94-665).
    { key: 'french', is_ready: false, is_needed: false, missing: [], count: null },
  ]
}

const EMAIL_LACKS = { not_sent: ['smtp'], unproven: ['code'], arrives: [] }

const needed = (key: ReadinessKey, missing: string[]): ReadinessLine => ({
  key,
  is_ready: missing.length === 0,
  is_needed: true,
  missing,
  count: null,
})

const missingOf = (legal: LegalFacts, names: readonly (keyof LegalFacts)[]) =>
  names.filter((name) => legal[name] === '')

/** Encrypted on its way, or never leaves the machine. */
function isSafe(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
