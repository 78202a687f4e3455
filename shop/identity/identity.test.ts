import { expect, test } from 'vitest'
import { builtPages } from '../../server/pages/built-pages.ts'
import { addProduct } from '../../testing/people-and-things/some-products.ts'
import { openShop } from '../../testing/processes/open-shop.ts'
import { sendCode } from '../account/account.contract.ts'

const pages = await builtPages()
const ANOTHER = { name: 'Atelier & Söhne' }
const IN_HTML = 'Atelier &amp; Söhne'

test('a shop of another name says it on its pages, and nowhere what it was called before', async () => {
  await using shop = await openShop({ pages, identity: ANOTHER })
  const { slug } = await addProduct(shop.db, { title: 'Lamp' })
  const paths = ['/', `/products/${slug}`, '/search/lamp', '/login', '/cart', '/admin', '/contact', '/no-such-page']
  for (const path of paths) {
    const { body } = await shop.app.inject(path)
    expect(body, path).toMatch(new RegExp(`<title>[^<]*${IN_HTML}[^<]*</title>`))
    expect(body, path).toContain(`Copyright © 2024 ${IN_HTML}`)
    // The picture that is shown with a link has the name drawn into it.
    expect(body.replace(/The name Comptoir above[^"]*/, ''), path).not.toContain('Comptoir')
  }
  const reference = await shop.app.inject('/api/docs/json')
  expect(reference.json()).toMatchObject({ info: { title: ANOTHER.name } })
})

test('so do its e-mails, as text and as HTML', async () => {
  await using shop = await openShop({ identity: ANOTHER })
  await shop.visitor.api(sendCode, { body: { email: 'mia@example.com' } })
  const [email] = await shop.emails('mia@example.com')
  expect(email?.subject).toMatch(/^\d{6} is your code for Atelier & Söhne$/)
  expect(email?.text).toContain('Atelier & Söhne\nhttps://shop.example')
  expect(email?.html).toContain('>Atelier &#38; Söhne<')
  expect(JSON.stringify(email)).not.toMatch(/Comptoir(?! <)/)
})
