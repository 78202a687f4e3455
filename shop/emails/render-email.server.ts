import { escapeHtml } from '../../lib/escape-html.ts'
import type { ShopLogo } from '../../lib/shop-identity.ts'
import type { OutgoingEmail } from '../../server/mail/outbox.ts'
import type { Services } from '../../server/services.ts'
import { OWN_ACCENT } from '../identity/look/grounds.ts'

/** What an e-mail of the shop says. */
export interface EmailText {
  to: string
  replyTo?: string
  subject: string
  /** How it begins: the person's name, or nothing for somebody unknown. */
  name?: string
  /** One sentence or several each. */
  paragraphs: string[]
  /** Six digits, shown large after the first paragraph. */
  code?: string
}

/** Writes an e-mail twice, as plain text and as HTML that says the same. Nothing of it is loaded from anywhere. */
export function renderEmail(
  { to, replyTo, subject, name, paragraphs, code }: EmailText,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): OutgoingEmail {
  const { name: shop, accent, logo, emails } = identity()
  const [address, colour] = [publicUrl(), accent?.light.base ?? OWN_ACCENT]
  const greeting = name ? `Hello ${name},` : 'Hello,'
  const [first = '', ...others] = paragraphs
  const closing = emails.closing ? [emails.closing] : []
  const lines = [greeting, first, ...(code ? [`    ${code}`] : []), ...others, ...closing, `${shop}\n${address}`]
  return {
    to,
    ...(replyTo && { replyTo }),
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: page(subject, { shop, colour, logo }, [
      paragraph(greeting),
      paragraph(first),
      code ? bigCode(code, colour) : '',
      ...others.map(paragraph),
      ...closing.map(paragraph),
      `<p style="margin:32px 0 0;color:#5d5952;font-size:14px">${escapeHtml(shop)}, <a href="${escapeHtml(address)}" style="color:${colour}">${escapeHtml(address)}</a></p>`,
    ]),
  }
}

interface Letterhead {
  shop: string
  colour: string
  logo: ShopLogo | null
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function page(subject: string, { shop, colour, logo }: Letterhead, parts: string[]): string {
  const sign = logo
    ? `<img src="cid:logo" width="${logo.light.width}" height="${logo.light.height}" alt="${escapeHtml(shop)}">`
    : escapeHtml(shop)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf9f6;color:#1c1a17;${FONT};font-size:16px;line-height:1.6">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;font-weight:700;font-size:20px;color:${colour}">${sign}</p>
<div style="background:#ffffff;border:1px solid #e4e1d9;border-radius:14px;padding:28px">
${parts.filter(Boolean).join('\n')}
</div></div></body></html>`
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const bigCode = (code: string, colour: string) =>
  `<p style="margin:8px 0 24px;font-size:32px;font-weight:700;letter-spacing:8px;color:${colour}">${escapeHtml(code)}</p>`
