import { z } from 'zod'
import { vatNumberProblem } from '../../../lib/company-numbers/vat-number.ts'
import { Email, ID, maybeLine, maybeText, textLine } from '../../../lib/fields.contract.ts'
import { Day, Moment } from '../../../lib/forms/days.contract.ts'
import { OWNER_LANGUAGES } from '../../../lib/identity/owner-language.ts'
import { isSafeHref } from '../../../lib/safe-href.ts'
import { isShopPicture, type ShopPictureKind } from '../../../lib/shop-picture.ts'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { isLanguage } from '../../../lib/texts/offered-languages.ts'
import { Notifications } from '../notifications/notifications.contract.ts'
import { choice, SELLING_GROUPS } from './selling-groups.contract.ts'

const MAX_SOCIAL = 6

const MaybeEmail = maybeLine(254).transform((typed, context) => {
  const read = Email.safeParse(typed)
  if (typed === '' || read.success) return read.data ?? ''
  context.addIssue({ code: 'custom', message: 'Enter a valid email address.' })
  return z.NEVER
})

/** `#rrggbb` in any case; empty for the default. The server checks its contrast. */
const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#[\da-f]{6})?$/, 'Enter a valid colour.')

const MomentOrNone = z
  .string()
  .trim()
  .refine((text) => text === '' || Moment.safeParse(text).success, 'Enter a valid date and time.')
  .transform((text) => (text === '' ? '' : new Date(text).toISOString()))
  .describe('date and time (ISO 8601), or empty')

const DayOrNone = maybeLine(10)
  .refine((day) => day === '' || Day.safeParse(day).success, 'Enter a valid date.')
  .describe('date (ISO 8601), or empty')

/** An address of this shop or a web address; may be empty. */
export const ShopLink = maybeLine(200).refine((link) => link === '' || isAddress(link), {
  error: 'Write an address of this shop, such as /collections/new, or a web address that begins with https://.',
})

/** Web addresses, one per line. */
const WebAddresses = maybeText(1500)
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  )
  .refine((text) => lines(text).length <= MAX_SOCIAL, `Ensure this field has no more than ${MAX_SOCIAL} lines.`)
  .refine((text) => lines(text).every(isWebAddress), 'Write one web address per line, each beginning with https://.')

/** The longest title of a column, text of its links, words of a link, and address, and the number of its links. */
export const FOOTER_LIMITS = { maxTitle: 40, maxText: 1500, maxWords: 60, maxAddress: 500, maxLinks: 8 } as const
const FooterLinks = maybeText(FOOTER_LIMITS.maxText)
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  )
  .superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    const links = lines(text)
    const { maxLinks } = FOOTER_LIMITS
    if (links.length > maxLinks) refuse(`Ensure this field has no more than ${maxLinks} lines.`)
    const wrong = links.find((line) => !readFooterLink(line))
    const { maxWords, maxAddress } = FOOTER_LIMITS
    if (links.some((line) => (readLine(line)?.words ?? '').length > maxWords))
      refuse(`Ensure each text has no more than ${maxWords} characters.`)
    else if (links.some((line) => (readLine(line)?.to ?? '').length > maxAddress))
      refuse(`Ensure each address has no more than ${maxAddress} characters.`)
    else if (wrong) refuse(`Write text, a vertical bar and an address on each line. Not valid: ${wrong.slice(0, 80)}`)
  })
  .describe('one link per line: text, `|`, and a path of the shop or an https:// address')

/** Parses a line such as `Our workshop | /pages/workshop`; undefined if it is invalid. */
function readFooterLink(line: string): FooterLine | undefined {
  const { words = '', to = '' } = readLine(line) ?? {}
  const isShort = words.length <= FOOTER_LIMITS.maxWords && to.length <= FOOTER_LIMITS.maxAddress
  return words !== '' && isShort && isAddress(to) ? { words, to } : undefined
}

interface FooterLine {
  words: string
  to: string
}

function readLine(line: string): FooterLine | undefined {
  const [words = '', to = '', ...more] = line.split('|').map((part) => part.trim())
  return more.length === 0 ? { words, to } : undefined
}

const FooterTitle = maybeLine(FOOTER_LIMITS.maxTitle)
const Footer = z
  .object({ title_1: FooterTitle, links_1: FooterLinks, title_2: FooterTitle, links_2: FooterLinks })
  .superRefine((footer, context) => {
    for (const at of [1, 2] as const)
      if (footer[`links_${at}`] !== '' && footer[`title_${at}`] === '')
        context.addIssue({ code: 'custom', path: [`title_${at}`], message: 'Enter a title for these links.' })
  })

/** Returns the footer columns that have links. */
export const footerColumns = (footer: z.output<typeof Footer>) =>
  ([1, 2] as const)
    .map((at) => ({
      title: footer[`title_${at}`],
      links: lines(footer[`links_${at}`]).flatMap((line) => readFooterLink(line) ?? []),
    }))
    .filter(({ title, links }) => title !== '' && links.length > 0)

const Picture = (kind: ShopPictureKind) =>
  z
    .string()
    .trim()
    .refine(
      (text) => text === '' || isShopPicture(text, kind),
      kind === 'logo' ? 'Upload the logo first.' : 'Upload the icon first.',
    )
    .describe('`picture` from the response of the upload, or empty')

const VAT_PROBLEMS = {
  format: 'VAT numbers of this country have another format. Check the number.',
  checksum: 'This VAT number is not valid: a character is missing or mistyped.',
}
const VatNumber = maybeLine(60).superRefine((typed, context) => {
  const problem = vatNumberProblem(typed)
  if (problem) context.addIssue({ code: 'custom', message: VAT_PROBLEMS[problem] })
})

/**
 * Legal information of the operator (loi 2004-575 du 21 juin 2004; Code de la consommation, L111-1, L221-5 and
 * L616-1).
 */
const Legal = z.object({
  operator: maybeLine(200).describe('person or company that sells; empty for a demo shop'),
  legal_form: maybeLine(200),
  address: maybeLine(300),
  telephone: maybeLine(60),
  registration: maybeLine(200),
  vat_number: VatNumber,
  publisher: maybeLine(200).describe('person responsible for the published content'),
  host: maybeLine(300),
  return_address: maybeText(300).describe('address for returns; empty: `address`'),
  mediator: maybeLine(300).describe('consumer mediator of the operator'),
  guarantees_checked_by: maybeLine(200).describe('person who checked the terms on legal guarantees'),
  guarantees_checked_on: DayOrNone.describe('date of this check (ISO 8601), or empty'),
})

/** Optional sections of the home page above all products. */
export const HOME_SECTIONS = ['counter', 'collections', 'new', 'story', 'reviews'] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

/** Maximum number of products on the counter. */
export const MAX_HERO_PRODUCTS = 8

const Shown = maybeLine(200)
  .refine((text) => inOrder(text).length === words(text).length, 'Name each section once.')
  .describe(`visible sections in display order, separated by spaces: ${HOME_SECTIONS.join(', ')}`)

const Ids = (most: number) =>
  maybeLine(200)
    .refine((text) => words(text).every((id) => ID.test(id)), 'A valid integer is required.')
    .refine((text) => words(text).length <= most, `Ensure this field has no more than ${most} elements.`)
    .refine((text) => new Set(words(text)).size === words(text).length, 'Name each product once.')

const Sections = z.object({
  shown: Shown,
  counter: Ids(MAX_HERO_PRODUCTS).describe(
    'ids of the hero products, separated by spaces; empty: the first products of the shop',
  ),
  story: Ids(1).describe('id of the featured product; empty: the product with the best rating'),
})

const PAGE_LANGUAGES = Object.keys(LANGUAGES) as Language[]

const Identity = z.object({
  name: textLine(60),
  first_language: z
    .string()
    .trim()
    .pipe(z.enum(PAGE_LANGUAGES))
    .describe('language of the pages without a prefix in their address'),
  other_languages: maybeLine(40)
    .transform((text) => words(text).join(' '))
    .refine((text) => words(text).every(isLanguage), 'This language is not available.')
    .refine((text) => new Set(words(text)).size === words(text).length, 'Name each language once.')
    .describe(`further languages of the pages, separated by spaces: ${PAGE_LANGUAGES.join(', ')}`),
  language: z
    .string()
    .trim()
    .pipe(z.enum(OWNER_LANGUAGES))
    .describe('language of products, pages and other texts of the owner (BCP 47)'),
})

/**
 * All settings, in groups that are saved separately, so that two owners who edit different groups do not conflict.
 */
export const SETTINGS_GROUPS = {
  identity: Identity,
  look: z.object({ accent: Colour, logo: Picture('logo'), logo_dark: Picture('logo'), icon: Picture('icon') }),
  announcement: z
    .object({ text: maybeLine(140), link: ShopLink, starts_at: MomentOrNone, ends_at: MomentOrNone })
    .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at, {
      path: ['ends_at'],
      error: 'The end must be after the start.',
    }),
  opening: z.object({
    state: choice('not_yet').describe('empty: the shop is open; `not_yet`: only staff can read the catalogue'),
    notice: maybeText(600).describe('text for visitors before opening; empty: default text'),
    opens_on: DayOrNone.describe('announced opening date (ISO 8601), or empty; the shop does not open automatically'),
  }),
  sections: Sections,
  home: z.object({ headline: maybeLine(80), words: maybeText(300) }),
  contact: z.object({
    email: MaybeEmail,
    telephone: maybeLine(40),
    address: maybeText(300),
    hours: maybeText(300),
    social: WebAddresses,
  }),
  footer: Footer,
  legal: Legal,
  emails: z.object({
    sender: maybeLine(60).describe('sender name of e-mails; empty: name of the shop'),
    reply_to: MaybeEmail.describe('reply-to address of e-mails; empty: the sender address'),
    closing: maybeText(300).describe('closing text of each e-mail'),
    review_requests: z.enum(['', 'on']).describe('`on`: review requests are sent a week after an order was delivered'),
    offers: z.enum(['', 'on']).describe('`on`: sign-up and checkout have an unticked box for e-mails about offers'),
  }),
  notifications: Notifications,
  ...SELLING_GROUPS,
  selling: z.object({
    state: z
      .enum(['', 'test', 'open'])
      .describe('empty: the checkout is closed; `test`: only test orders; `open`: real orders'),
    examples: z.string().describe('names of the settings that the test mode has filled in, separated by spaces'),
    email_confirmed_at: MomentOrNone.describe('time when the code of a test e-mail was confirmed'),
    dismissed: z.string().describe('recommended items that are not needed, separated by spaces'),
  }),
} as const
export type SettingsGroup = keyof typeof SETTINGS_GROUPS
/** Groups with a settings form. The home page sections and the footer columns have their own screens. */
export type EditedGroup = Exclude<SettingsGroup, 'sections' | 'footer' | 'selling'>
export type SettingsOf<Group extends SettingsGroup> = z.output<(typeof SETTINGS_GROUPS)[Group]>
export type AllSettings = { [Group in SettingsGroup]: SettingsOf<Group> }

/** Returns the space-separated words of a field. */
export const words = (text: string): string[] => text.split(' ').filter(Boolean)

/** Returns the sections in a field, in order and without duplicates. */
export const inOrder = (text: string): HomeSection[] =>
  [...new Set(words(text))].filter((word): word is HomeSection => (HOME_SECTIONS as readonly string[]).includes(word))

/** Returns the lines of a field. */
export const lines = (text: string): string[] => text.split('\n').filter(Boolean)

const isWebAddress = (text: string) => URL.parse(text)?.protocol === 'https:'
const isAddress = (text: string) => (text.startsWith('/') && isSafeHref(text)) || isWebAddress(text)
