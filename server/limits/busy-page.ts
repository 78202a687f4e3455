import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { ERROR_CODE_HEADER, errorCodeOfStatus } from '../../lib/error-codes.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { DEFAULT_TONES } from '../../lib/identity/default-tones.ts'
import type { AccentTones, ShopIdentity } from '../../lib/shop-identity.ts'
import type { Language } from '../../lib/texts/languages.ts'

/**
 * Colours of `shop/ui/styles/theme.css` and the shop's accent. The style is inline, so that the page needs no other
 * request.
 */
const styleIn = ({
  light,
  dark,
}: Record<'light' | 'dark', Pick<AccentTones, 'base' | 'on'>>) => `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:1.5rem;box-sizing:border-box;
text-align:center;font:1.0625rem/1.65 ui-sans-serif,system-ui,sans-serif;background:light-dark(#faf9f6,#171513);color:light-dark(#1c1a17,#f3f1ec)}
svg{width:3rem;height:3rem;fill:light-dark(${light.base},${dark.base})}
path{fill:light-dark(${light.on},${dark.on})}
h1{margin:1.5rem 0 0;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.375rem);line-height:1.15}
p{margin:1rem 0 0;max-width:32rem;color:light-dark(#5d5952,#b3aca2)}
a{display:inline-block;margin-top:2rem;padding:.6rem 1.25rem;border-radius:.625rem;font-weight:600;text-decoration:none;
background:light-dark(${light.base},${dark.base});color:light-dark(${light.on},${dark.on})}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
@media(forced-colors:active){a{border:1px solid}}`

const policyFor = (style: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The texts of the page, in the language of the request. */
export interface OverloadTexts {
  title: string
  sentence: string
  reloads: string
  tryAgain: string
}

interface BusyPage {
  status: number
  /** Seconds until the page reloads. */
  seconds: number
  language: Language
  texts: OverloadTexts
  shop: ShopIdentity
}

/** Answers a browser with a small page that reloads after the wait. */
export function sendBusyPage(reply: FastifyReply, { status, seconds, language, texts, shop }: BusyPage): FastifyReply {
  const style = styleIn(shop.accent ?? DEFAULT_TONES)
  return reply
    .code(status)
    .headers({
      'content-security-policy': policyFor(style),
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      [ERROR_CODE_HEADER]: errorCodeOfStatus(status),
    })
    .type('text/html; charset=utf-8')
    .send(`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${texts.title} | ${escapeHtml(shop.name)}</title>
<style>${style}</style>
</head>
<body>
<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="${shop.mark}"/></svg>
<main>
<h1>${texts.title}</h1>
<p>${texts.sentence} ${texts.reloads}</p>
<a href="">${texts.tryAgain}</a>
</main>
</body>
</html>
`)
}
