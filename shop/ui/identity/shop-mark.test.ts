import sharp from 'sharp'
import { expect, test } from 'vitest'
import { UNNAMED } from '../../../lib/shop-identity.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { setLook, squareDrawing, uploaded } from '../../../tests/fixtures/pictures/shop-pictures.ts'
import { anOrder } from '../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { sendCode } from '../../core/accounts/account.contract.ts'
import { getMark, saveSettings } from '../../core/settings/settings.contract.ts'
import { getShop } from '../../core/settings/shop.contract.ts'

const pages = await builtPages()
type Shop = Awaited<ReturnType<typeof openShop>>

const rename = (staff: Person, name: string, version = 0) =>
  staff.api(saveSettings.identity, { body: { version, name } })

/** Returns the SVG outlines in a response. */
const outlines = async (shop: Shop, url: string) =>
  [...(await shop.app.inject(url)).body.matchAll(/<path[^>]* ?d="([^"]+)"/g)].map(([, outline]) => outline)

const markIn = async (shop: Shop) => (await outlines(shop, '/favicon.svg'))[0] ?? ''

const FILES = ['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/og.png']

test('a renamed shop has the initial of its name as the mark on pages, icons and link previews', async () => {
  await using shop = await openShop({ pages })
  const { slug } = await addProduct(shop.db, { title: 'Lamp' })
  const paths = ['/', `/products/${slug}`, '/login', '/cart', '/no-such-page', '/admin']
  for (const path of paths) expect(await outlines(shop, path), path).toContain(UNNAMED.mark)
  expect(await markIn(shop)).toBe(UNNAMED.mark)
  const read = async (url: string) => (await shop.app.inject(url)).rawPayload
  const before = await Promise.all(FILES.map(read))

  const staff = await shop.staff()
  await rename(staff, 'Maison Verte')
  const mark = await markIn(shop)
  expect(mark).toMatch(/^M[\d.]/)
  for (const path of paths) {
    const drawn = await outlines(shop, path)
    // In the header and in the footer.
    expect(
      drawn.filter((outline) => outline === mark),
      path,
    ).toHaveLength(2)
    expect((await shop.app.inject(path)).body, path).not.toContain(UNNAMED.mark)
  }
  const after = await Promise.all(FILES.map(read))
  FILES.forEach((url, file) => {
    expect(after[file]?.equals(before[file] as Buffer), url).toBe(false)
  })

  await rename(staff, 'Comptoir', 1)
  expect(await markIn(shop)).toBe(UNNAMED.mark)
  expect((await read('/icon-512.png')).equals(before[2] as Buffer)).toBe(true)
})

test('previews the mark of a name before it is saved, without side effects', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const asked = async (name: string) => (await staff.api(getMark, { query: { name } })).mark
  const before = await asked('Quai 9')
  expect(await asked('Comptoir')).toBe(UNNAMED.mark)
  expect(await Promise.all(['Łódź', 'Ωmega', 'éclat', '店'].map(asked))).not.toContain(before)
  await expect(asked(' ')).rejects.toThrow('This field may not be blank.')
  await rename(staff, 'Quai 9')
  expect(await markIn(shop)).toBe(before)
})

test('an icon without a logo replaces the mark next to the name in header and footer', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  await rename(staff, 'Quai 9')
  const mark = await markIn(shop)
  const { picture } = await uploaded(staff, 'icon', squareDrawing('#0b6072'))
  await setLook(staff, 0, { icon: picture })
  expect(await outlines(shop, '/login')).not.toContain(mark)
  const { body } = await shop.app.inject('/login')
  expect(body.match(new RegExp(`<image href="/media/${picture}"`, 'g'))).toHaveLength(2)
})

test('the mark has a legible accent in both themes and is centred', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await staff.api(saveSettings.look, { body: { version: 0, accent: '#1f5f46', logo: '', logo_dark: '', icon: '' } })
  await rename(staff, 'Quai')
  const { body } = await shop.app.inject('/favicon.svg')
  expect(body).toContain('.tile{fill:#1f5f46}.mark{fill:#ffffff}@media(prefers-color-scheme:dark)')
  const icon = (await shop.app.inject('/apple-touch-icon.png')).rawPayload
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true })
  const seen: [number, number][] = []
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 200)
      seen.push([(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)])
  for (const axis of [0, 1] as const) {
    const places = seen.map((place) => place[axis])
    const [first, last] = [places.reduce((a, b) => Math.min(a, b)), places.reduce((a, b) => Math.max(a, b))]
    expect(Math.abs((first + last) / 2 - info.width / 2)).toBeLessThan(info.width / 40)
  }
})

test.each([
  ['« Quai 9 »', 'Quai'],
  ['Łódź', 'Łukasz'],
  ['Ωδείο', 'Ω'],
  ['вещи', 'в'],
])('the initial of %s is %s', async (name, initial) => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await rename(staff, name)
  const mark = await markIn(shop)
  await rename(staff, initial, 1)
  expect(await markIn(shop)).toBe(mark)
  await rename(staff, 'x', 2)
  expect(await markIn(shop)).not.toBe(mark)
})

test('a circle replaces an initial without a glyph', async () => {
  await using shop = await openShop({ pages })
  await rename(await shop.staff(), '茶店 <b>')
  const mark = await markIn(shop)
  expect(mark).toMatch(/^M9 16a7 7/)
  expect(await outlines(shop, '/')).toContain(mark)
  expect(await shop.visitor.api(getShop, {})).toMatchObject({ name: '茶店 <b>' })
})

test('e-mails and packing slips contain the mark next to the name and load nothing remote', async () => {
  await using shop = await openShop()
  const { staff, id } = await anOrder(shop)
  const slip = async () => {
    const headers = { authorization: `Token ${staff.token}` }
    return (await shop.app.inject({ url: `/api/packing_slips.pdf?orders=${id}`, headers })).rawPayload.toString(
      'latin1',
    )
  }
  await rename(staff, 'Maison Verte')
  await shop.visitor.api(sendCode, { body: { email: 'mia@example.com' } })
  const email = (await shop.emails('mia@example.com')).at(-1)
  expect(email?.html).toMatch(/<img src="cid:logo" width="34" height="34" alt=""[^>]*><span[^>]*>Maison Verte</)
  expect(email?.html).not.toMatch(/src="(?!cid:)/)
  const [picture] = email?.attachments ?? []
  expect(picture).toMatchObject({ cid: 'logo', filename: 'logo.png' })
  expect(await slip()).toContain('/Subtype /Image')
})
