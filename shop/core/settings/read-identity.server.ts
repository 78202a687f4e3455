import { LOW_STOCK } from '../../../lib/low-stock.ts'
import { type SellingDetails, type ShopIdentity, UNNAMED } from '../../../lib/shop-identity.ts'
import { readShopLogo, readShopPicture } from '../../../lib/shop-picture.ts'
import { FIRST_LANGUAGE, type Language } from '../../../lib/texts/languages.ts'
import { isLanguage, type OfferedLanguages } from '../../../lib/texts/offered-languages.ts'
import { fromShopTime, toShopTime } from '../../../lib/texts/shop-time.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { loadAccentColours } from '../../ui/identity/look/load-accent-colours.server.ts'
import { markOf } from './files/initial-mark.server.ts'
import { translateIdentity } from './identity-translations.server.ts'
import { IMMEDIATE_METHODS, readClosedDays } from './selling-groups.contract.ts'
import {
  type AllSettings,
  footerColumns,
  HOME_SECTIONS,
  lines,
  type SettingsGroup,
  type SettingsOf,
  words,
} from './settings-groups.contract.ts'
import { findSettings, type StoredSettings } from './settings-store.server.ts'

/** Defaults of all settings. */
export const DEFAULTS: AllSettings = {
  identity: { name: UNNAMED.name, first_language: FIRST_LANGUAGE, other_languages: '', language: 'en' },
  look: { accent: '', logo: '', logo_dark: '', icon: '' },
  announcement: { text: '', link: '', starts_at: '', ends_at: '' },
  opening: { state: '', notice: '', opens_on: '' },
  sections: { shown: HOME_SECTIONS.join(' '), counter: '', story: '' },
  home: { headline: '', words: '' },
  contact: { email: '', telephone: '', address: '', hours: '', social: '' },
  footer: { title_1: '', links_1: '', title_2: '', links_2: '' },
  legal: UNNAMED.legal,
  emails: { sender: '', reply_to: '', closing: '', review_requests: '', offers: '' },
  notifications: {
    ...{ recipients: '', order_placed: 'on', payment_received: '', customer_message: 'on' },
    ...{ withdrawal_stated: 'on', order_cancelled: '' },
  },
  vat: { mode: '' },
  payments: { transfer: '', holder: '', iban: '', bic: '', transfer_days: '7', on_collection: '' },
  online: { offered: 'on', minutes: '45', methods: IMMEDIATE_METHODS },
  methods: { order: '', off: '' },
  delivery: { cut_off: '14:00', closed_days: '', default_weight: '500', return_postage: '', returned_offers: '' },
  unpaid: {
    max_transfers: '3',
    max_collections: '2',
    max_first_total: '500',
    max_first_online: '5000',
    max_pieces: '10',
    max_stock_percent: '50',
    collection_days: '7',
  },
  invoices: { prefix: '', vat_on_debits: '', late_rate: '' },
  gift_cards: { validity: '5' },
  stock: { low_stock: String(LOW_STOCK) },
  accounts: {
    ...{ customer: '411', sales: '707', shipping: '7085', vat: '4457', bank: '512' },
    ...{ providers: '511', fees: '627', losses: '654', gift_cards: '4191' },
  },
  selling: { state: '', examples: '', email_confirmed_at: '', dismissed: '' },
}

/** Returns the values of a group. Settings from later releases have their defaults. */
export const settingsIn = <Group extends SettingsGroup>(
  stored: readonly StoredSettings[],
  group: Group,
): SettingsOf<Group> => ({ ...DEFAULTS[group], ...stored.find(({ name }) => name === group)?.values })

function sellingFacts(stored: readonly StoredSettings[]): SellingDetails {
  const { transfer, on_collection, transfer_days, ...account } = settingsIn(stored, 'payments')
  const { offered, minutes, methods } = settingsIn(stored, 'online')
  const { order, off } = settingsIn(stored, 'methods')
  const { cut_off, closed_days, default_weight, return_postage, returned_offers } = settingsIn(stored, 'delivery')
  const { state } = settingsIn(stored, 'selling')
  return {
    isOpen: state !== '',
    isTestMode: state === 'test',
    vatMode: settingsIn(stored, 'vat').mode,
    transfer: transfer === 'on' ? { ...account, days: Number(transfer_days) } : null,
    isPaidOnCollection: on_collection === 'on',
    online: offered === 'on' && state !== 'test' ? { minutes: Number(minutes), methods: methods.split(' ') } : null,
    methods: { order: words(order), off: words(off) },
    cutOff: cut_off,
    closed: lines(closed_days).flatMap((line) => readClosedDays(line.trim()) ?? []),
    defaultGrams: Number(default_weight),
    paysReturns: return_postage === 'shop',
    recomputesOffers: returned_offers === 'recompute',
    ...unpaidFacts(stored),
  }
}

function unpaidFacts(stored: readonly StoredSettings[]): Pick<SellingDetails, 'unpaidLimits' | 'collectionDays'> {
  const unpaid = settingsIn(stored, 'unpaid')
  return {
    unpaidLimits: {
      transfers: Number(unpaid.max_transfers),
      collections: Number(unpaid.max_collections),
      firstCents: Number(unpaid.max_first_total) * 100,
      firstOnlineCents: Number(unpaid.max_first_online) * 100,
      pieces: Number(unpaid.max_pieces),
      stockPercent: Number(unpaid.max_stock_percent),
    },
    collectionDays: Number(unpaid.collection_days),
  }
}

/**
 * Returns the end of a day in the shop's time zone, as ISO 8601; undefined for an empty day. @param day an ISO date,
 * or empty
 */
export function endOfDay(day: string): string | undefined {
  const noon = day && fromShopTime(`${day}T12:00`)
  return noon
    ? fromShopTime(`${toShopTime(new Date(Date.parse(noon) + DAY).toISOString()).slice(0, 10)}T00:00`)
    : undefined
}

/** The notice of a shop that is not open yet. A past opening date is left out. */
function notOpenYet({ state, notice, opens_on }: SettingsOf<'opening'>, time: string): ShopIdentity['notOpenYet'] {
  if (state !== 'not_yet') return null
  const passes = endOfDay(opens_on)
  return { notice, opensOn: passes !== undefined && time < passes ? opens_on : '' }
}

/** Returns the languages of the pages. Languages of a later release are left out. */
export function offeredLanguages({ first_language, other_languages }: SettingsOf<'identity'>): OfferedLanguages {
  const first = isLanguage(first_language) ? first_language : FIRST_LANGUAGE
  return { first, others: words(other_languages).filter((word) => isLanguage(word) && word !== first) as Language[] }
}

/** Returns the shop identity at a moment, also in the languages into which its texts are translated. */
export async function readIdentity(db: Database, now: Date): Promise<ShopIdentity> {
  const identity = await readOriginalIdentity(db, now)
  const translations = await translateIdentity(db, identity)
  return translations ? { ...identity, translations } : identity
}

async function readOriginalIdentity(db: Database, now: Date): Promise<ShopIdentity> {
  const stored = await findSettings(db)
  const { text, link, starts_at, ends_at } = settingsIn(stored, 'announcement')
  const time = now.toISOString()
  const isShown = text !== '' && (!starts_at || starts_at <= time) && (!ends_at || time < ends_at)
  const { accent, logo, logo_dark, icon } = settingsIn(stored, 'look')
  const { social, ...contact } = settingsIn(stored, 'contact')
  const { sender, reply_to, closing, review_requests, offers } = settingsIn(stored, 'emails')
  const named = settingsIn(stored, 'identity')
  const { name, language } = named
  const { prefix, vat_on_debits, late_rate } = settingsIn(stored, 'invoices')
  return {
    name,
    language,
    languages: offeredLanguages(named),
    mark: await markOf(name),
    accent: accent === '' ? null : ((await loadAccentColours()).accentColours(accent) ?? null),
    logo: readShopLogo(logo, logo_dark),
    icon: readShopPicture(icon),
    announcement: isShown ? { text, link } : null,
    notOpenYet: notOpenYet(settingsIn(stored, 'opening'), time),
    welcome: settingsIn(stored, 'home'),
    contact: { ...contact, social: lines(social) },
    footer: footerColumns(settingsIn(stored, 'footer')),
    emails: {
      sender,
      replyTo: reply_to,
      closing,
      asksForReviews: review_requests === 'on',
      asksForOffers: offers === 'on',
    },
    legal: settingsIn(stored, 'legal'),
    selling: sellingFacts(stored),
    invoices: {
      ...{ prefix, vatOnDebits: vat_on_debits === 'on' },
      lateRate: late_rate === '' ? null : Math.round(Number(late_rate) * 100),
    },
  }
}
