import { texts } from '#texts/ui/emails'
import { titleOfVariant } from '../../../lib/variant-title.ts'
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
  order?: { things: EmailLine[]; sums?: LabelledValue[]; total?: string }
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
  ways?: { text: string; address: string }[]
}

/** Without `config`, the e-mail counts against the limit for unconfirmed addresses. */
type EmailBranding = Pick<Services, 'identity' | 'publicUrl'> & Partial<Pick<Services, 'config'>>

/**
 * Renders an e-mail as plain text and as HTML with the same content. Only the pictures of order lines are loaded from
 * the shop.
 */
export function renderEmail(
  {
    to,
    replyTo,
    subject,
    name,
    greets = true,
    paragraphs,
    code,
    facts = [],
    order,
    after = [],
    ways = [],
    attachments,
    about,
    thread,
    isUniform,
  }: EmailText,
  { identity, publicUrl, config }: EmailBranding,
): OutgoingEmail {
  const branding = identity()
  const [shop, address] = [branding.name, publicUrl()]
  const { language } = branding
  const greeting = greets ? [name ? `Hello ${name},` : 'Hello,'] : []
  const [first = '', ...others] = paragraphs
  const closing = branding.emails.closing ? [branding.emails.closing] : []
  const [way, ...asides] = ways
  const lines = [
    ...greeting,
    plainParagraph(first),
    ...(code ? [`    ${code}`] : []),
    ...others.map(plainParagraph),
    ...(facts.length > 0 ? [facts.map(inOneLine).join('\n')] : []),
    ...(order ? [inPlainText(order)] : []),
    ...after.map(plainParagraph),
    ...ways.map(({ text, address }) => `${text}: ${address}`),
    ...closing,
    `${shop}\n${address}`,
  ]
  const inHtml = (text: EmailParagraph) => paragraph(text, address)
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
      order ? orderTable(order.things, { sums: order.sums ?? [], total: order.total, language }) : '',
      ...(after.length > 0 ? ['<div style="height:24px"></div>'] : []),
      ...after.map(inHtml),
      way ? button(way.text, way.address, branding) : '',
      ...asides.map((aside) => `<p style="margin:0 0 16px">${link(aside.text, aside.address)}</p>`),
      ...closing.map((words) => paragraph(words, address, language)),
      signature(shop, address),
    ]),
  }
}

function inPlainText({ things, sums = [], total }: NonNullable<EmailText['order']>): string {
  const lines = things.map((thing) => `${titleOfVariant(countedTitle(thing), thing.variant)}: ${thing.price}`)
  const sum = total === undefined ? [] : [`${texts.total}: ${total}`]
  return [...lines, ...sums.map(inOneLine), ...sum].join('\n')
}

/** Renders a link as its text followed by its address. */
const plainParagraph = (paragraph: EmailParagraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((part) => (typeof part === 'string' ? part : `${part.words} (${part.address})`)).join('')

const inOneLine = ({ name, value }: LabelledValue) => (value ? `${name}: ${value.replaceAll('\n', ', ')}` : name)
