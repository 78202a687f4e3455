import { texts } from '#texts/ui/emails'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { DEFAULT_TONES } from '../../../lib/identity/default-tones.ts'
import { langAttribute } from '../../../lib/identity/owner-language.ts'
import type { ShopIdentity } from '../../../lib/shop-identity.ts'
import { currentLanguage } from '../../../lib/texts/current-language.ts'

type EmailBranding = Pick<ShopIdentity, 'name' | 'accent' | 'logo' | 'icon'>

/** Copies of the colours in `shop/ui/styles/theme.css`, because e-mails cannot read custom properties. */
const LIGHT = { paper: '#faf9f6', ink: '#1c1a17', muted: '#5d5952', line: '#e4e1d9' }
const DARK = { paper: '#171513', ink: '#f3f1ec', muted: '#b3aca2', line: '#36312c' }
/** Height of the logo or icon in pixels. */
const MARK = 34

const FONT = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * Returns the HTML of an e-mail: header, content parts, light and dark theme. Styles are inlined because many e-mail
 * programs ignore style sheets.
 */
export function emailPage(subject: string, branding: EmailBranding, parts: readonly string[]): string {
  const { base, on } = (branding.accent ?? DEFAULT_TONES).dark
  return `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background:${DARK.paper}!important}.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.line{border-color:${DARK.line}!important}.button{background:${base}!important;color:${on}!important}.logo{background:${LIGHT.paper};padding:8px;border-radius:6px}}</style></head>
<body class="paper ink" style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink};${FONT};font-size:17px;line-height:1.55;overflow-wrap:anywhere;word-break:break-word">
<div class="paper" style="background:${LIGHT.paper}"><div style="max-width:560px;margin:0 auto;padding:32px 24px 48px">
<p class="sign ink line" style="margin:0 0 28px;padding:0 0 20px;border-bottom:1px solid ${LIGHT.line};font-weight:700;font-size:22px;line-height:1.2;color:${LIGHT.ink}">${sign(branding)}</p>
${parts.filter(Boolean).join('\n')}
</div></div></body></html>`
}

/** Background of a logo that is invisible on a light background, in both themes. */
const DARK_PLATE = ` style="background:${DARK.paper};padding:8px;border-radius:6px"`

function sign({ name, logo, icon }: EmailBranding): string {
  if (!logo)
    return `<img src="cid:logo" width="${MARK}" height="${MARK}" alt=""${icon?.hiddenOn === 'dark' ? ' class="logo"' : ''} style="vertical-align:middle;margin-right:12px"><span style="vertical-align:middle">${escapeHtml(name)}</span>`
  const { width, height, hiddenOn } = logo.light
  // A logo for a light background looks wrong on a dark one even where it is visible.
  return `<img src="cid:logo" width="${width}" height="${height}" alt="${escapeHtml(name)}"${hiddenOn === 'light' ? DARK_PLATE : ' class="logo"'}>`
}

/** A link to a page of the shop inside a paragraph. */
interface EmailLink {
  words: string
  address: string
}

/** One or several sentences; with links, the text and the links in their order. */
export type EmailParagraph = string | readonly (string | EmailLink)[]

/**
 * Renders a paragraph. Addresses of the shop become links. Other addresses stay text, because the shop does not
 * recommend them.
 * @param language of the owner's texts
 */
export function paragraph(content: EmailParagraph, shopAddress: string, language: string = currentLanguage()): string {
  const addresses = new RegExp(`(${RegExp.escape(shopAddress)}/[^\\s]*)`)
  const withLinks = (text: string) =>
    text
      .split(addresses)
      .map((part, index) => (index % 2 === 1 ? link(part, part) : escapeHtml(part).replaceAll('\n', '<br>')))
      .join('')
  const parts = (typeof content === 'string' ? [content] : content).map((part) =>
    typeof part === 'string' ? withLinks(part) : link(part.words, part.address),
  )
  return `<p${langAttribute(language)} class="ink" style="margin:0 0 16px;color:${LIGHT.ink}">${parts.join('')}</p>`
}

/** Renders a large one-time code. */
export const bigCode = (code: string) =>
  `<p class="ink line" style="margin:24px 0;padding:20px 0;border:solid ${LIGHT.line};border-width:1px 0;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${LIGHT.ink}">${escapeHtml(code)}</p>`

/** Renders the main button, the only element in the accent colour. */
export function button(text: string, address: string, { accent }: EmailBranding): string {
  const { base, on } = (accent ?? DEFAULT_TONES).light
  return `<p style="margin:28px 0 16px"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:${base};color:${on};font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>`
}

/** Renders a secondary link. */
export const link = (text: string, address: string) =>
  `<a class="ink" href="${escapeHtml(address)}" style="color:${LIGHT.ink};text-decoration:underline">${escapeHtml(text)}</a>`

/** Renders the sender's name and address below a horizontal rule. */
export const signature = (shop: string, address: string) =>
  `<p class="muted line" style="margin:36px 0 0;padding:20px 0 0;border-top:1px solid ${LIGHT.line};color:${LIGHT.muted};font-size:15px">${escapeHtml(shop)}<br>${link(new URL(address).host, address)}</p>`

/** One order line in an e-mail. */
export interface EmailLine {
  title: string
  variant: string
  /** Undefined for products that were not ordered. */
  quantity?: number
  /** Formatted total of the line, such as `€12.50`. */
  price: string
  /** Absolute address of the 4:3 picture. The title describes it, so its alternative text is empty. */
  picture: string
}

/** A label with a value, such as a subtotal or an account number. */
export interface LabelledValue {
  name: string
  /** May contain line breaks. */
  value: string
}

/** Returns the title, preceded by the quantity if there is one. */
export const countedTitle = ({ title, quantity }: EmailLine): string =>
  quantity === undefined ? title : `${quantity} × ${title}`

/**
 * Renders the order lines and sums as a table that is complete without its pictures.
 * @param language of the owner's product names
 */
export function orderTable(
  items: readonly EmailLine[],
  { sums, total, language }: { sums: readonly LabelledValue[]; total?: string | undefined; language: string },
): string {
  const lang = langAttribute(language)
  const cell = `padding:14px 0;border-top:1px solid ${LIGHT.line};vertical-align:top`
  const rows = items.map(
    (item) =>
      `<tr><td class="line" width="96" style="${cell};width:96px"><img src="${escapeHtml(item.picture)}" width="80" height="60" alt="" style="display:block;width:80px;height:60px;border-radius:8px;object-fit:cover;background:${LIGHT.line}"></td><td class="line ink" style="${cell};color:${LIGHT.ink}"><span${lang} style="font-weight:600">${escapeHtml(countedTitle(item))}</span><br><span${lang} class="muted" style="color:${LIGHT.muted};font-size:15px">${escapeHtml(item.variant)}</span></td><td class="line ink" align="right" style="${cell};padding-left:16px;white-space:nowrap;color:${LIGHT.ink}">${escapeHtml(item.price)}</td></tr>`,
  )
  const parts = sums.map(
    ({ name, value }) =>
      `<tr><td class="line muted" colspan="2" style="${cell};color:${LIGHT.muted}">${escapeHtml(name)}</td><td class="line ink" align="right" style="${cell};padding-left:16px;white-space:nowrap;color:${LIGHT.ink}">${escapeHtml(value)}</td></tr>`,
  )
  const sum =
    total === undefined
      ? ''
      : `<tr><td class="line muted" colspan="2" style="${cell};color:${LIGHT.muted}">${texts.total}</td><td class="line ink" align="right" style="${cell};padding-left:16px;white-space:nowrap;font-weight:700;color:${LIGHT.ink}">${escapeHtml(total)}</td></tr>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;margin:24px 0 0;border-collapse:collapse">${rows.join('')}${parts.join('')}${sum}</table>`
}

/** Renders labels and values as a table, such as bank details or a shipping address. */
export function valuesTable(facts: readonly LabelledValue[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${LIGHT.line};vertical-align:top`
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td class="line muted" style="${cell};color:${LIGHT.muted};padding-right:16px;width:38%">${escapeHtml(name)}</td><td class="line ink" style="${cell};color:${LIGHT.ink};font-weight:600">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;margin:24px 0 0;border-collapse:collapse">${rows.join('')}</table>`
}
