import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UNNAMED } from '../../../lib/shop-identity.ts'
import { type EmailText, renderEmail } from '../../../shop/ui/emails/render-email.server.ts'
import { enter } from '../support/browser/visit.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte'
const SHOP = 'https://keramik-und-steingut-aus-der-provence.example'
const address = `${SHOP}/products/${'mug-'.repeat(15)}?variant=7`
const thing = { title: WORD, variant: WORD, quantity: 9999, price: '€99,999.99', picture: `${SHOP}/picture.webp` }

/** All parts of an e-mail, each with a word of 60 letters. */
const EVERYTHING: Required<Omit<EmailText, 'replyTo' | 'attachments' | 'about' | 'thread' | 'isUniform'>> = {
  to: 'mia@example.com',
  subject: WORD,
  name: WORD,
  greets: true,
  code: '493027',
  paragraphs: [WORD, `Read ${address}`, ['Read ', { words: WORD, address }, '.']],
  facts: [
    { name: 'Deliver to', value: `${WORD}\n12 rue Mercière\n${WORD}` },
    { name: WORD, value: `${WORD}@${WORD}.example` },
  ],
  order: {
    items: [thing, { ...thing, quantity: 1 }],
    sums: [
      { name: WORD, value: 'free' },
      { name: 'VAT of 20 % contained', value: '€99,999.99' },
    ],
    total: '€99,999.99',
  },
  after: [WORD, address],
  links: [
    { text: `See ${WORD}`, address },
    { text: `Follow ${WORD}`, address },
  ],
}

const identity = () => ({ ...UNNAMED, name: WORD, emails: { ...UNNAMED.emails, closing: `${WORD}\n${SHOP}` } })

test.each([320, 375, 768])(
  'every part of an e-mail fits %i px with words of 60 letters',
  { tags: ['deep'] },
  async (width) => {
    const { html = '' } = renderEmail(null, () => EVERYTHING, { identity, publicUrl: () => SHOP })
    await using visit = await enter('/no-such-page', { width, expecting: /./, first: async () => {} })
    const { page } = visit
    await page.route('**/*', (route) => route.abort())
    await page.setContent(html)
    expect(await page.evaluate(() => innerWidth)).toBe(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const texts = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ textContent }) => textContent))
    expect(texts).toContain(WORD)
  },
)

test('every e-mail that the shop sends is laid out by renderEmail', async () => {
  const files = (await readdir('shop', { recursive: true })).filter((name) => /\.server\.ts$/.test(name))
  const sources = await Promise.all(files.map((file) => readFile(join('shop', file), 'utf8')))
  const senders = sources.filter((source) => source.includes('enqueueEmail('))
  expect(senders.length).toBeGreaterThan(10)
  const ownLayout = senders.filter((source) => !/renderEmail\(|from '.*-email\.server\.ts'/.test(source))
  expect(ownLayout).toEqual([])
})
