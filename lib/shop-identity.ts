import type { OwnLanguage } from './identity/own-language.ts'
import type { ShopLogo, ShopPicture } from './shop-picture.ts'

/** The tones of an accent colour in one theme, each `#rrggbb`. */
export interface AccentTones {
  base: string
  /** Under the pointer. */
  strong: string
  /** What stands on it. */
  on: string
  /** A ground for what belongs to it. */
  soft: string
}

export interface AccentColours {
  light: AccentTones
  dark: AccentTones
}

/** One line above every page. */
interface Announcement {
  text: string
  /** Where it leads: an address of the shop or of another site; empty for nowhere. */
  link: string
}

/** How people reach the shop; what is empty is not told. */
export interface ShopContact {
  email: string
  telephone: string
  /** Several lines. */
  address: string
  /** Several lines. */
  hours: string
  /** Web addresses of the shop elsewhere. */
  social: readonly string[]
}

/** Links under a title at the end of every page. */
interface FooterColumn {
  title: string
  links: readonly { words: string; to: string }[]
}

/** How the shop's e-mails are signed. */
interface EmailIdentity {
  /** The name that they come from; empty for that of the shop. */
  sender: string
  /** Where answers go; empty for where they come from. */
  replyTo: string
  /** Stands at the end of each; several lines. */
  closing: string
  /** Customers are asked for reviews a week after an order came. */
  asksForReviews: boolean
}

/** What the law asks for of who sells (loi 2004-575 du 21 juin 2004; Code de la consommation, L111-1, L221-5 and L616-1); what is not known is empty. */
export interface LegalFacts {
  /** The person or company; empty while the shop only demonstrates. */
  operator: string
  legal_form: string
  address: string
  telephone: string
  registration: string
  vat_number: string
  /** Who answers for what is published. */
  publisher: string
  host: string
  /** Where goods are sent back to; several lines. Empty for the address above. */
  return_address: string
  /** The consumer mediator that the operator has joined. */
  mediator: string
  /** Who has checked what the terms say of the legal guarantees, and on which day (ISO date). */
  guarantees_checked_by: string
  guarantees_checked_on: string
}

/** How much of a customer's orders can be unpaid at once. */
export interface UnpaidLimits {
  /** Orders that await a bank transfer. */
  transfers: number
  /** Orders to be paid on collection. */
  collections: number
  /** Owed by transfer and on collection before an order was paid, in cents. */
  firstCents: number
  /** Of an order that is paid online before an order was paid, in cents. */
  firstOnlineCents: number
  /** Of one variant; or this share of its stock, in percent, where that is more. */
  pieces: number
  stockPercent: number
}

/** How the shop sells. */
export interface SellingFacts {
  /** Orders can be placed. */
  isOpen: boolean
  /** All orders are test orders, paid by transfer or on collection. */
  isTestMode: boolean
  /** Whether and by whose rates VAT is counted; empty while nobody has chosen. */
  vatMode: '' | 'none' | 'home' | 'destination'
  /** The account that customers pay to in advance, and how many days they have; null where no transfer is offered. */
  transfer: { holder: string; iban: string; bic: string; days: number } | null
  /** By card or transfer in the shop. */
  isPaidOnCollection: boolean
  /** Online, where a provider's key is set: for how many minutes, and by which of its means; null where the owner does not want it. */
  online: { minutes: number; methods: readonly string[] } | null
  /** Until this time of a working day an order counts for that day; HH:MM by the shop's clock. */
  cutOff: string
  /** When the shop is closed beside weekends and holidays, as ISO dates. */
  closed: readonly { first: string; last: string }[]
  /** What a variant weighs of which nobody has said it. */
  defaultGrams: number
  /** The shop, not the customer, pays for sending something back. */
  paysReturns: boolean
  unpaidLimits: UnpaidLimits
  /** Days after its collection day until an order that is paid on collection expires. */
  collectionDays: number
}

/** Who the shop is, wherever people read of it: on pages, in e-mails, files and the API's reference. */
export interface ShopIdentity {
  name: string
  /** In which the owner writes (BCP 47). The words of the shop itself are English. */
  language: string
  /** What stands for the shop where there is no logo or icon: an outline to fill, in a square of 32. */
  mark: string
  /** Null for the colours of the stylesheet. */
  accent: AccentColours | null
  /** Null for the mark with the name. */
  logo: ShopLogo | null
  /** Null for the mark. */
  icon: ShopPicture | null
  /** Null while there is none. */
  announcement: Announcement | null
  /** What visitors read while the shop is not open yet, and the ISO date on which it is to open, either of them may be empty; null once it is open. */
  notOpenYet: { notice: string; opensOn: string } | null
  /** What the home page begins with. */
  welcome: { headline: string; words: string }
  /** Which sections the home page has, in their order, and the ids of the products on its counter and in its story; each parted by spaces. */
  sections: { shown: string; counter: string; story: string }
  contact: ShopContact
  /** The owner's own, beside those that every shop has. */
  footer: readonly FooterColumn[]
  emails: EmailIdentity
  legal: LegalFacts
  selling: SellingFacts
}

/** Who the shop is, as far as pages tell it. */
export type PublicIdentity = Omit<ShopIdentity, 'language' | 'sections' | 'emails' | 'legal' | 'selling'> & OwnLanguage

/** What pages tell of a shop whose owner has said nothing yet. */
export const UNNAMED_ON_PAGES: PublicIdentity = {
  name: 'Comptoir',
  // A counter seen from above, with the keeper behind it.
  mark: 'M25 6H15a9 9 0 0 0-9 9v2a9 9 0 0 0 9 9h10v-4H15a5 5 0 0 1-5-5v-2a5 5 0 0 1 5-5h10zM16.5 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  accent: null,
  logo: null,
  icon: null,
  announcement: null,
  notOpenYet: null,
  welcome: { headline: '', words: '' },
  contact: { email: '', telephone: '', address: '', hours: '', social: [] },
  footer: [],
}

/** A shop whose owner has said nothing yet. */
export const UNNAMED: ShopIdentity = {
  ...UNNAMED_ON_PAGES,
  language: 'en',
  sections: { shown: 'counter collections new story reviews', counter: '', story: '' },
  emails: { sender: '', replyTo: '', closing: '', asksForReviews: false },
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
    cutOff: '14:00',
    closed: [],
    defaultGrams: 500,
    paysReturns: false,
    unpaidLimits: {
      ...{ transfers: 3, collections: 2, firstCents: 500_00, firstOnlineCents: 5_000_00 },
      ...{ pieces: 10, stockPercent: 50 },
    },
    collectionDays: 7,
  },
}
