import { expect, test } from 'vitest'
import { UNNAMED } from '../../../lib/shop-identity.ts'
import { loadTranslations } from '../../translations.server.ts'
import { renderEmail } from './render-email.server.ts'

const services = { identity: () => UNNAMED, publicUrl: () => 'https://shop.example' }
const words = { to: 'mia@example.com', subject: 'A <word>', paragraphs: ['First.'] }

test('an e-mail adapts to phones and dark mode, and has the same content as HTML and plain text', () => {
  const links = [
    { text: 'See order 7', address: 'https://shop.example/orders?order=7' },
    { text: 'Write to us', address: 'https://shop.example/contact' },
  ]
  const thing = {
    title: 'Mug',
    variant: 'Red & blue',
    quantity: 2,
    price: '€25.00',
    picture: 'https://shop.example/m.webp',
  }
  const order = { items: [thing], total: '€25.00' }
  const { html = '', text } = renderEmail(null, () => ({ ...words, code: '493027', order, links }), services)
  expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  for (const said of ['First.', '493027', '2 × Mug', '€25.00', 'See order 7', 'Write to us', 'Total']) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(html).toContain('Red &#38; blue')
  expect(html).toContain('<title>A &#60;word&#62;</title>')
  // The first link is the button, and the only element in the accent colour.
  expect(html.match(/class="button" href="https:\/\/shop\.example\/orders\?order=7"/g)).toHaveLength(1)
  expect(html.match(/style="[^"]*#8f3b25/g)).toHaveLength(1)
})

test('links addresses of the shop but not those in texts of other people', () => {
  const body = 'See https://shop.example/contact\nor https://shop.example.evil.example/ and https://evil.example/"><b>'
  const { html = '' } = renderEmail(null, () => ({ ...words, paragraphs: [body] }), services)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/contact',
    'https://shop.example',
  ])
  expect(html).not.toContain('<b>')
})

test('an e-mail in a further language links to pages of this language, but not to files and other sites', () => {
  loadTranslations()
  const identity = () => ({ ...UNNAMED, languages: { first: 'en', others: ['fr'] } as const })
  const addresses = [
    'https://shop.example/orders?order=7',
    'https://shop.example/api/invoices/7.pdf',
    'https://parcels.example/',
  ]
  const links = addresses.map((address) => ({ text: 'Commande', address }))
  const { html = '', text } = renderEmail('fr', () => ({ ...words, links }), { ...services, identity })
  expect(html).toContain('<html lang="fr">')
  expect(text).toMatch(/^Bonjour,/)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/fr/orders?order=7',
    ...addresses.slice(1),
    'https://shop.example/fr',
  ])
})
