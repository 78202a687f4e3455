import { href } from 'react-router'
import { texts } from '#texts/ui/emails'
import { languageOf } from '../../../lib/identity/default-language.ts'
import type { ShopIdentity } from '../../../lib/shop-identity.ts'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { Language } from '../../../lib/texts/languages.ts'
import { pathInCurrentLanguage } from '../../../lib/texts/page-paths.ts'
import { titleOfVariant } from '../../../lib/variant-title.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import type { OutgoingEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import {
  bigCode,
  button,
  countedTitle,
  type EmailLine,
  type EmailParagraph,
  emailPage,
  type LabelledValue,
  link,
  orderTable,
  paragraph,
  signature,
  valuesTable,
} from './email-page.server.ts'

/** The content of an e-mail. */
export interface EmailText {
  to: string
  replyTo?: string
  subject: string
  /** The recipient's name in the greeting; undefined if it is unknown. */
  name?: string
  /** False if the first paragraph already greets the recipient. */
  greets?: boolean
  paragraphs: EmailParagraph[]
  /** A six-digit code, shown large after the first paragraph. */
  code?: string
  /** Labels with values, such as bank details. */
  facts?: LabelledValue[]
  /** Order lines, sums (above the total) and the total. */
  order?: { items: EmailLine[]; sums?: LabelledValue[]; total?: string }
  /** Paragraphs below the order lines. */
  after?: EmailParagraph[]
  attachments?: OutgoingEmail['attachments']
  /** As `OutgoingEmail.about`. */
  about?: string
  /** As `OutgoingEmail.thread`. */
  thread?: string
  /** As `OutgoingEmail.isUniform`. */
  isUniform?: boolean
  /** Links for the next step. The first one is the button. */
  links?: { text: string; address: string }[]
}

/** Without `config`, the e-mail counts against the limit for unconfirmed addresses. */
type EmailBranding = Pick<Services, 'identity' | 'publicUrl'> & Partial<Pick<Services, 'config'>>

type Rendered<Text extends EmailText | undefined> = OutgoingEmail | (undefined extends Text ? undefined : never)

/**
 * Builds and renders an e-mail in a language, as plain text and as HTML with the same content. Only the pictures of
 * order lines are loaded from the shop.
 * @param language of the order or the account; null for the default language of the shop
 * @param build returns the content; undefined if there is nothing to send
 */
export function renderEmail<Text extends EmailText | undefined>(
  language: Language | null,
  build: () => Text,
  services: EmailBranding,
): Rendered<Text> {
  return inLanguage(languageOf(language, services.identity()), () => {
    const email = build()
    return (email && layOut(email, services)) as Rendered<Text>
  })
}

function layOut(
  {
    to,
    replyTo,
    subject,
    name,
    greets = true,
    code,
    facts = [],
    order,
    attachments,
    about,
    thread,
    isUniform,
    ...content
  }: EmailText,
  { identity, publicUrl, config }: EmailBranding,
): OutgoingEmail {
  const branding = identity()
  const [shop, address] = [branding.name, pageAddress(publicUrl(), publicUrl(), branding)]
  const { language, languages, translated } = branding
  // Orders copy translated texts in a shop with several languages.
  const ofOrder = languages.others.length > 0 ? currentLanguage() : language
  const ofClosing = translated?.includes('closing') ? undefined : language
  const greeting = greets ? [name ? texts.helloName(name) : texts.hello] : []
  const [first = '', ...others] = content.paragraphs.map(withPages)
  const after = (content.after ?? []).map(withPages)
  const [mainLink, ...otherLinks] = (content.links ?? []).map(({ text, address }) => ({ text, address: page(address) }))
  const closing = branding.emails.closing ? [branding.emails.closing] : []
  const lines = [
    ...greeting,
    plainParagraph(first),
    ...(code ? [`    ${code}`] : []),
    ...others.map(plainParagraph),
    ...(facts.length > 0 ? [facts.map(inOneLine).join('\n')] : []),
    ...(order ? [inPlainText(order)] : []),
    ...after.map(plainParagraph),
    ...(mainLink ? [mainLink, ...otherLinks] : []).map(({ text, address }) => texts.labelled(text, address)),
    ...closing,
    `${shop}\n${address}`,
  ]
  function page(path: string): string {
    return pageAddress(path, publicUrl(), branding)
  }
  function withPages(text: EmailParagraph): EmailParagraph {
    return typeof text === 'string'
      ? text
      : text.map((part) => (typeof part === 'string' ? part : { ...part, address: page(part.address) }))
  }
  const inHtml = (text: EmailParagraph) => paragraph(text, publicUrl())
  return {
    to,
    ...(replyTo && { replyTo }),
    subject,
    ...(attachments && { attachments }),
    ...(about !== undefined && { about }),
    ...(thread !== undefined && { thread }),
    ...(isUniform && { isUniform }),
    ...(config && (!config.rateLimits || to === config.shopEmail) && { isUnlimited: true }),
    text: `${lines.join('\n\n')}\n`,
    html: emailPage(subject, branding, [
      ...greeting.map(inHtml),
      inHtml(first),
      code ? bigCode(code) : '',
      ...others.map(inHtml),
      facts.length > 0 ? valuesTable(facts) : '',
      order ? orderTable(order.items, { sums: order.sums ?? [], total: order.total, language: ofOrder }) : '',
      ...(after.length > 0 ? ['<div style="height:24px"></div>'] : []),
      ...after.map(inHtml),
      mainLink ? button(mainLink.text, mainLink.address, branding) : '',
      ...otherLinks.map((otherLink) => `<p style="margin:0 0 16px">${link(otherLink.text, otherLink.address)}</p>`),
      ...closing.map((words) => paragraph(words, publicUrl(), ofClosing)),
      signature(shop, address),
    ]),
  }
}

/** Returns the address of a page of the shop in the current language; other addresses stay unchanged. */
function pageAddress(address: string, shopAddress: string, { languages }: ShopIdentity): string {
  if (address === shopAddress) return shopAddress + pathInCurrentLanguage(href('/'), languages).replace(/\/$/, '')
  if (!address.startsWith(`${shopAddress}/`)) return address
  return shopAddress + pathInCurrentLanguage(address.slice(shopAddress.length), languages)
}

function inPlainText({ items, sums = [], total }: NonNullable<EmailText['order']>): string {
  const lines = items.map((item) => texts.labelled(titleOfVariant(countedTitle(item), item.variant), item.price))
  const sum = total === undefined ? [] : [texts.labelled(texts.total, total)]
  return [...lines, ...sums.map(inOneLine), ...sum].join('\n')
}

/** Renders a link as its text followed by its address. */
const plainParagraph = (paragraph: EmailParagraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((part) => (typeof part === 'string' ? part : `${part.words} (${part.address})`)).join('')

const inOneLine = ({ name, value }: LabelledValue) =>
  value ? texts.labelled(name, value.replaceAll('\n', ', ')) : name
