import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Links of the router keep the language prefix by themselves. Everything else needs the functions named here. */
const root = join(import.meta.dirname, '..', '..')
const files = (await Array.fromAsync(glob('shop/**/*.{ts,tsx}', { cwd: root }))).filter(
  (file) => !/\.test\.tsx?$|\.server\.tsx?$|\/migrations\//.test(file),
)
const sources = new Map(
  await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
)

/** Returns `file: match` for each match outside of the files that may contain it. */
function found(pattern: RegExp, isAllowed: (match: string, file: string) => boolean): string[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(pattern)].flatMap(([match]) => (isAllowed(match, file) ? [] : `${file}: ${match}`)),
  )
}

const removes = (file: string) => sources.get(file)?.includes('pathWithoutLanguage(') ?? false
const isIn = (allowed: readonly string[]) => (_: string, file: string) => allowed.includes(file)

/** Attributes of plain elements. Values with braces inside are matched to the end. */
const PLAIN =
  /<(?:a|form)\b(?:[^<>{]|\{(?:[^{}]|\{[^{}]*\})*\})*?\s(?:href|action)=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g
const FORM_ACTION = /\bformAction=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g

/** Files whose plain links lead to other sites, or which write the prefix themselves. */
const OTHER_SITES = [
  'shop/core/accounts/two-step/confirm-app.tsx',
  'shop/sales/launch/staff/notice-upload.tsx',
  'shop/sales/orders/screens/order-timeline.tsx',
  'shop/sales/terms/parts.tsx',
  'shop/storefront/home-page/sections/video/video-section.tsx',
  'shop/storefront/layout/language/language-link.tsx',
  'shop/ui/identity/shop-contact-lines.tsx',
  'shop/ui/link.tsx',
]

test('plain links and forms write the address of a page with usePageHref', () => {
  const keeps = (match: string, file: string) =>
    /=(?:"#|\{`(?:#|mailto:)|\{usePageHref\()[^=]*$/.test(match) || OTHER_SITES.includes(file)
  expect([...found(PLAIN, keeps), ...found(FORM_ACTION, keeps)]).toEqual([])
  const rejected = ['<a href={href("/contact")}', '<form id="x" action={href("/search")}', 'formAction="/lists"']
  for (const match of rejected) {
    expect(match.match(PLAIN) ?? match.match(FORM_ACTION), match).not.toBeNull()
    expect(keeps(match, 'shop/x.tsx'), match).toBe(false)
  }
})

test('pages read the path of a request without its language prefix', () => {
  const pathname = /new URL\([^)]*\)\.pathname|\{[^}=]*\bpathname\b[^}=]*\} = new URL\(|window\.location\.pathname/g
  // These files compare addresses of the browser with each other.
  const comparing = ['shop/ui/offline/connection-guard.tsx', 'shop/storefront/opening/staff-only.tsx']
  expect(found(pathname, isIn(comparing))).toEqual([])
})

test('the addresses of navigations and submissions are read without the language prefix', () => {
  const reading =
    /\bnext\??\.pathname\b|\blink\.pathname\b|switch \(formAction|formAction\??\.|useNavigation\(\)\.location\.|currentUrl\.pathname/g
  // It compares two addresses of the browser.
  expect(
    found(reading, (_, file) => file === 'shop/storefront/product-page/product.page.tsx' || removes(file)),
  ).toEqual([])
})

test('no script opens a page of the shop without its language prefix', () => {
  const opening = /location\.(?:assign|replace)\(|location\.href = |window\.open\(|\b(?:replace|push)State\(/g
  // They lead to files and other sites, or write the prefix themselves.
  const allowed = [
    'shop/admin/settings/backups/backup-actions.ts',
    'shop/sales/checkout/screen/use-checkout-results.ts',
    'shop/storefront/home-page/unknown-product.ts',
    'shop/storefront/layout/language/chosen-language.ts',
    'shop/ui/table/use-row-links.ts',
  ]
  expect(found(opening, isIn(allowed))).toEqual([])
})

test('metadata writes public addresses of pages with urlsFrom', () => {
  expect(found(/\bpublicUrl\b(?:\(\))?\}?(?: \+ |\$\{|\/)/g, isIn(['shop/ui/meta/page-meta.ts']))).toEqual([])
})
