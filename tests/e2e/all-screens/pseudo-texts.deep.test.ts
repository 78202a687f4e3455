import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FIRST_LANGUAGE } from '../../../lib/texts/languages.ts'
import routes from '../../../shop/routes.ts'
import * as english from '../../../shop/texts.en.ts'
import * as french from '../../../shop/texts.fr.ts'
import { offerLanguages } from '../../processes/offer-languages.ts'
import { clippedTexts } from '../support/browser/clipped-texts.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

/** Screens with parameters in their routes. `SLUG` is replaced by that of the product. */
const WITH_PARAMETERS = [
  ...['/products/SLUG', '/reviews/SLUG/null/0.5/5', '/search/cup', '/search/xyzzy', '/nowhere', '/admin/orders/new'],
  ...['/admin/products/update/SLUG', '/admin/products/delete/SLUG', '/admin/pages/1', '/admin/customers/1'],
  ...['/admin/translations/fr/product', '/admin/translations/fr/options'],
]
/** Leaves the shop, or has only a redirect. */
const NOT_SHOWN = ['/logout', '/first_start', '/search']

const shop = await openStaffShop()
const { slug } = await shop.created({ title: 'Cup 7', description: 'Cup 7.' })
// Owners' titles that are also texts of the shop.
await shop.db.updateTable('content_pages').set({ title: 'Page 7' }).execute()
await offerLanguages(shop.db, { first: 'en', others: ['fr'] })

interface Route {
  path?: string
  file: string
  children?: Route[]
}
const pathsOf = (found: readonly Route[]): string[] =>
  found.flatMap(({ path, file, children = [] }) => [
    ...(path && file.endsWith('.page.tsx') && !/[:*]/.test(path) ? [`/${path}`] : []),
    ...pathsOf(children),
  ])
const screens = [
  '/',
  ...pathsOf(routes as Route[]),
  ...WITH_PARAMETERS.map((path) => path.replace('SLUG', slug)),
].filter((path) => !NOT_SHOWN.includes(path))

/** English texts with a different French text. */
const untranslated = [...textsIn(english)].filter((text) => text.length > 3 && !textsIn(french).has(text))

describe('French screens on a phone', () => {
  test.each([
    ['a customer', (path: string) => !path.startsWith('/admin'), () => shop.customer()],
    ['staff', (path: string) => path.startsWith('/admin'), async () => shop.staff],
  ] as const)('for %s, no text is English, and longer texts with accents fit', async (_, isShown, token) => {
    await using visit = await enter('/fr/contact', {
      ...{ address: shop.address, token: await token(), width: 375 },
      expecting: /status of 404/,
    })
    const { page, goTo } = visit
    const found: Record<string, string[]> = {}
    for (const path of screens.filter(isShown)) {
      await goTo(path === '/' ? '/fr' : `/fr${path}`)
      await expect.poll(() => page.getByRole('main').getByText('Chargement', { exact: true }).count()).toBe(0)
      const wrong = [...(await englishTexts(page)), ...(await clippedWhenLonger(page))]
      if (wrong.length > 0) found[path] = wrong
    }
    expect(found).toEqual({})
  })
})

/** Returns the constant texts of a language. */
function textsIn(texts: unknown): Set<string> {
  if (typeof texts === 'string') return new Set([texts])
  if (typeof texts !== 'object' || texts === null) return new Set()
  return new Set(Object.values(texts).flatMap((one) => [...textsIn(one)]))
}

/** Returns the visible texts and labels that are English texts of the shop, outside of elements in another language. */
const englishTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ texts, language }) => {
      const english = new Set(texts)
      const found: string[] = []
      const note = (element: Element, text: string | null) => {
        if (text && english.has(text.trim()) && element.closest('[lang]')?.getAttribute('lang') !== language)
          found.push(`English: ${text.trim()}`)
      }
      for (const element of document.body.querySelectorAll('*')) {
        if (element.matches('script, style')) continue
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) note(element, element.getAttribute(name))
        for (const node of element.childNodes) if (node instanceof Text) note(element, node.data)
      }
      return found
    },
    { texts: untranslated, language: FIRST_LANGUAGE },
  )

/** Adds accents and 40 % of letters to all texts, then returns those that are cut off. */
async function clippedWhenLonger(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const ACCENTED: Record<string, string> = { a: 'å', e: 'ê', i: 'ï', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', A: 'Å', E: 'Ê' }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (!/\p{L}{3}/u.test(node.data) || node.parentElement?.closest('script, style, svg, time')) continue
      const more = 'ñôrðïšk àçčêñţ '.repeat(20).slice(0, Math.ceil(node.data.trim().length * 0.4))
      node.data = `${node.data.replace(/[aeioucnAE]/g, (plain) => ACCENTED[plain] ?? plain)}${more.trim()}`
    }
  })
  return clippedTexts(page)
}
