import type { OwnerLanguage } from './identity/owner-language.ts'
import type { ShopLogo, ShopPicture } from './shop-picture.ts'
import type { Language } from './texts/languages.ts'
import { type OfferedLanguages, ONE_LANGUAGE } from './texts/offered-languages.ts'

/** The tones of an accent colour in one theme, each `#rrggbb`. */
export interface AccentTones {
  base: string
  /** For hover. */
  strong: string
  /** For text on the accent. */
  on: string
  /** For soft backgrounds. */
  soft: string
}

export interface AccentColours {
  light: AccentTones
  dark: AccentTones
}

/** A line above every page. */
interface Announcement {
  text: string
  /** A page of the shop or another site; empty for none. */
  link: string
}

/** Contact details of the shop. Empty ones are not shown. */
export interface ShopContact {
  email: string
  telephone: string
  /** May contain line breaks. */
  address: string
  /** May contain line breaks. */
  hours: string
  /** Addresses of the shop on other sites. */
  social: readonly string[]
}

/** A titled column of links in the footer. */
interface FooterColumn {
  title: string
  links: readonly { words: string; to: string }[]
}

/** Sender and closing of the shop's e-mails. */
interface EmailIdentity {
  /** Sender name; empty for the shop's name. */
  sender: string
  /** Reply address; empty for the sender address. */
  replyTo: string
  /** Closing text of each e-mail; may contain line breaks. */
  closing: string
  /** Customers get a review request a week after delivery. */
  asksForReviews: boolean
  /** Sign-up and checkout offer e-mails about offers. */
  asksForOffers: boolean
}

/**
 * Information that sellers must publish (loi 2004-575 du 21 juin 2004; Code de la consommation, L111-1, L221-5 and
 * L616-1); empty if unknown.
 */
export interface LegalDetails {
  /** The person or company; empty for a demo shop. */
  operator: string
  legal_form: string
  address: string
  telephone: string
  registration: string
  vat_number: string
  /** The person responsible for the published content. */
  publisher: string
  host: string
  /** Address for returns; may contain line breaks. Empty for the address above. */
  return_address: string
  /** The consumer mediator of the operator. */
  mediator: string
  /** The person who verified the terms on legal guarantees, and the ISO date. */
  guarantees_checked_by: string
  guarantees_checked_on: string
}

/** Limits of a customer's unpaid orders. */
export interface UnpaidLimits {
  /** Number of orders awaiting a bank transfer. */
  transfers: number
  /** Number of orders to be paid on collection. */
  collections: number
  /** Total of transfers and collections in cents, before the customer's first paid order. */
  firstCents: number
  /** Total of an online order in cents, before the customer's first paid order. */
  firstOnlineCents: number
  /** Quantity of one variant, or this percentage of its stock if that is more. */
  pieces: number
  stockPercent: number
}

/** How the shop sells. */
export interface SellingDetails {
  /** Orders can be placed. */
  isOpen: boolean
  /** All orders are test orders, paid by transfer or on collection. */
  isTestMode: boolean
  /** VAT mode; empty until the owner has chosen. */
  vatMode: '' | 'none' | 'home' | 'destination'
  /** The bank account for transfers and the payment term in days; null if transfers are not offered. */
  transfer: { holder: string; iban: string; bic: string; days: number } | null
  /** Payment on collection, by card or transfer. */
  isPaidOnCollection: boolean
  /** Online payment: time limit in minutes and methods; null if not offered. Also requires a provider key. */
  online: { minutes: number; methods: readonly string[] } | null
  /** Ids of payment methods: in the order of the checkout, and online ones that are not offered. */
  methods: { order: readonly string[]; off: readonly string[] }
  /** Orders before this time count for the same working day; HH:MM in the shop's time zone. */
  cutOff: string
  /** Closed days besides weekends and holidays, as ISO dates. */
  closed: readonly { first: string; last: string }[]
  /** Weight in grams of variants without one. */
  defaultGrams: number
  /** The shop pays for return shipping. */
  paysReturns: boolean
  /** Partial returns compute sets, bundles and tiers of new orders again for the remaining units. */
  recomputesOffers: boolean
  unpaidLimits: UnpaidLimits
  /** Days after the collection day until an unpaid order expires. */
  collectionDays: number
}

/** How invoices are issued. */
interface InvoiceDetails {
  /** Precedes the numbers of new series; may be empty. */
  prefix: string
  /** The shop has opted to pay VAT on debits, which invoices must say. */
  vatOnDebits: boolean
  /** Interest of late payments by companies, in hundredths of a percent a year; null for the legal minimum. */
  lateRate: number | null
}

/** The shop's identity for pages, e-mails, files and the API reference. */
export interface ShopIdentity {
  name: string
  /** Language of owner texts (BCP 47). */
  language: string
  /** Languages of the pages. */
  languages: OfferedLanguages
  /** Default logo and icon: an SVG path to fill in a 32 × 32 view box. */
  mark: string
  /** Null for the default colours. */
  accent: AccentColours | null
  /** Null for the mark with the shop's name. */
  logo: ShopLogo | null
  /** Null for the mark. */
  icon: ShopPicture | null
  /** Null without one. */
  announcement: Announcement | null
  /** Notice and ISO opening date of a shop that is not open yet, each possibly empty; null once it is open. */
  notOpenYet: { notice: string; opensOn: string } | null
  /** Headline and text at the top of the home page. */
  welcome: { headline: string; words: string }
  contact: ShopContact
  /** Columns of the owner, in addition to the default ones. */
  footer: readonly FooterColumn[]
  emails: EmailIdentity
  legal: LegalDetails
  selling: SellingDetails
  invoices: InvoiceDetails
  /** The names of the translated texts; absent in the language of the owner. */
  translated?: readonly TranslatedText[]
  /** The identity in the languages into which some of its texts are translated. */
  translations?: Partial<Record<Language, ShopIdentity>>
}

/** A text of the identity that staff translate. */
export type TranslatedText = 'announcement' | 'notice' | 'headline' | 'words' | 'hours' | 'closing'

/** The part of the identity that pages use. */
export type PublicIdentity = Omit<
  ShopIdentity,
  'language' | 'languages' | 'footer' | 'emails' | 'legal' | 'selling' | 'invoices' | 'translations'
> &
  OwnerLanguage

/** Public identity of a shop without settings. */
export const UNNAMED_ON_PAGES: PublicIdentity = {
  name: 'Comptoir',
  // A shop counter seen from above, with a person behind it.
  mark: 'M25 6H15a9 9 0 0 0-9 9v2a9 9 0 0 0 9 9h10v-4H15a5 5 0 0 1-5-5v-2a5 5 0 0 1 5-5h10zM16.5 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  accent: null,
  logo: null,
  icon: null,
  announcement: null,
  notOpenYet: null,
  welcome: { headline: '', words: '' },
  contact: { email: '', telephone: '', address: '', hours: '', social: [] },
}

/** Identity of a shop without settings. */
export const UNNAMED: ShopIdentity = {
  ...UNNAMED_ON_PAGES,
  language: 'en',
  languages: ONE_LANGUAGE,
  footer: [],
  emails: { sender: '', replyTo: '', closing: '', asksForReviews: false, asksForOffers: false },
  legal: {
    operator: '',
    legal_form: '',
    address: '',
    telephone: '',
    registration: '',
    vat_number: '',
    publisher: '',
    host: '',
    return_address: '',
    mediator: '',
    guarantees_checked_by: '',
    guarantees_checked_on: '',
  },
  selling: {
    isOpen: false,
    isTestMode: false,
    vatMode: '',
    transfer: null,
    isPaidOnCollection: false,
    online: null,
    methods: { order: [], off: [] },
    cutOff: '14:00',
    closed: [],
    defaultGrams: 500,
    paysReturns: false,
    recomputesOffers: false,
    unpaidLimits: {
      ...{ transfers: 3, collections: 2, firstCents: 500_00, firstOnlineCents: 5_000_00 },
      ...{ pieces: 10, stockPercent: 50 },
    },
    collectionDays: 7,
  },
  invoices: { prefix: '', vatOnDebits: false, lateRate: null },
}
