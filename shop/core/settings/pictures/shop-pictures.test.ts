import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { often } from '../../../../tests/deep.ts'
import { HONEST_LOGO, setLook, squareDrawing, uploaded } from '../../../../tests/fixtures/pictures/shop-pictures.ts'
import { blackPng } from '../../../../tests/fixtures/png.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { sweepImages } from '../../../ui/images/sweep-images.server.ts'
import { sendCode } from '../../accounts/account.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'
import { getSettings, saveSettings } from '../settings.contract.ts'
import { getShop } from '../shop.contract.ts'

const pages = await builtPages()
const MORE_THAN_A_DAY = 25 * 3_600_000
const DARK_LOGO = HONEST_LOGO.replaceAll('#1C1A17', '#FAF9F6')
const pngOf = (colour: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer()

const stored = async ({ db, media }: TestShop) => {
  const rows = await db.selectFrom('images').select('key').execute()
  const files = await Array.fromAsync(media.list('whole'))
  expect(files.map(({ name }) => name).sort()).toEqual(rows.map(({ key }) => key).sort())
  return files.map(({ name }) => name)
}
const sweepIn = (shop: TestShop, times: number) =>
  sweepImages(shop, new Date(shop.clock.now.getTime() + times * MORE_THAN_A_DAY))

test('a logo replaces mark and name on cached pages until it is removed', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const header = async () => /<header[\s\S]*?<\/header>/.exec((await shop.app.inject('/')).body)?.[0] ?? ''
  expect(await header()).toContain('>Comptoir</span>')
  const { picture: logo } = await uploaded(staff, 'logo', HONEST_LOGO)
  expect(await header()).toContain('>Comptoir</span>')
  await setLook(staff, 0, { logo })
  expect(await header()).toContain(`<img src="/media/${logo}" width="160" height="40" alt="Comptoir"`)
  expect(await header()).not.toContain('>Comptoir</span>')
  const { picture: logo_dark } = await uploaded(staff, 'logo', DARK_LOGO)
  await setLook(staff, 1, { logo_dark })
  expect(await header()).toContain(`<source media="(prefers-color-scheme: dark)" srcSet="/media/${logo_dark}"`)
  // Fields that are not sent stay unchanged.
  await staff.api(saveSettings.look, { body: { version: 2, accent: '#1f5c4a' } })
  expect(await shop.visitor.api(getShop, {})).toMatchObject({
    logo: { light: { url: `/media/${logo}`, width: 160, height: 40 }, dark: { url: `/media/${logo_dark}` } },
    icon: null,
  })
  const home = (await shop.app.inject('/')).body
  const drawn = `https://shop.example/media/${logo.split('/')[0]}/drawn.png`
  expect(home).toContain(`"@type":"Organization","name":"Comptoir","url":"https://shop.example/","logo":"${drawn}"`)
  await expect(setLook(staff, 3, { logo: '' })).rejects.toThrow(
    '{"logo_dark":["Choose a logo for light backgrounds first."]}',
  )
  await setLook(staff, 3, { logo: '', logo_dark: '' })
  expect(await header()).toContain('>Comptoir</span>')
  expect((await shop.app.inject('/')).body).toContain('"logo":"https://shop.example/icon-512.png"')
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toContainEqual(['look[logo]', logo, null])
})

test('link previews and e-mails contain the logo, and e-mails load nothing remote', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const before = (await shop.app.inject('/og.png')).rawPayload
  const { picture: logo } = await uploaded(staff, 'logo', HONEST_LOGO)
  await setLook(staff, 0, { logo })
  const after = (await shop.app.inject('/og.png')).rawPayload
  expect(after.equals(before)).toBe(false)
  expect(await sharp(after).metadata()).toMatchObject({ width: 1200, height: 630 })
  await shop.visitor.api(sendCode, { body: { email: 'mia@example.com' } })
  const [email] = await shop.emails('mia@example.com')
  expect(email?.html).toContain('<img src="cid:logo" width="160" height="40" alt="Comptoir"')
  expect(email?.html).not.toMatch(/src="http/)
  const [attached, ...others] = email?.attachments ?? []
  expect([attached?.cid, others]).toEqual(['logo', []])
  expect(await sharp(attached?.content).metadata()).toMatchObject({ format: 'png', width: 640, height: 160 })
})

test('an icon is used as favicon, home screen and manifest icon, with a margin where it may be cropped', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const seen = async (url: string, x: number, y: number) => {
    const { rawPayload, headers } = await shop.app.inject(url)
    expect([url, headers['content-type']]).toEqual([url, 'image/png'])
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
    return [info.width, ...data.subarray(at, at + 4)]
  }
  const link = async () => /<link rel="icon"[^>]*>/.exec((await shop.app.inject('/')).body)?.[0]
  expect(await link()).toBe('<link rel="icon" href="/favicon.svg"/>')
  const { picture: icon } = await uploaded(staff, 'icon', squareDrawing('#0b6072'))
  await setLook(staff, 0, { icon })
  expect(await link()).toBe(`<link rel="icon" href="/media/${icon}"/>`)
  const favicon = await shop.app.inject('/favicon.svg')
  expect(favicon.body).toContain('fill="#0b6072"')
  expect(favicon.headers['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  expect(await seen('/icon-192.png', 0.5, 0.5)).toEqual([192, 255, 255, 255, 255])
  expect(await seen('/icon-192.png', 0, 0)).toEqual([192, 0, 0, 0, 0])
  expect(await seen('/icon-512.png', 0.1, 0.5)).toEqual([512, 11, 96, 114, 255])
  // Not transparent, because phones would show black.
  expect(await seen('/apple-touch-icon.png', 0, 0)).toEqual([180, 250, 249, 246, 255])
  expect(await seen('/icon-maskable-512.png', 0.1, 0.5)).toEqual([512, 250, 249, 246, 255])
  expect(await seen('/icon-maskable-512.png', 0.25, 0.5)).toEqual([512, 11, 96, 114, 255])

  const { picture: photograph } = await uploaded(staff, 'icon', await pngOf('#aa3300', 600, 600))
  await setLook(staff, 1, { icon: photograph })
  expect(await link()).toBe(`<link rel="icon" href="/media/${photograph}"/>`)
  expect((await shop.app.inject('/favicon.svg')).body).toContain('data:image/png;base64,')
  // A uniform corner colour is continued around the icon.
  expect(await seen('/icon-maskable-512.png', 0.02, 0.02)).toEqual([512, 170, 51, 0, 255])
  await setLook(staff, 2, { icon: '' })
  expect(await link()).toBe('<link rel="icon" href="/favicon.svg"/>')
  expect((await shop.app.inject('/favicon.svg')).body).toContain('class="tile"')
})

test('rejects files that are no picture, not square or too small, and accepts PNG, WebP and JPEG', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const logo = await pngOf('#aa3300', 300, 100)
  for (const [content, name] of [
    [logo, /\/logo-120x40\.webp$/],
    [await sharp(logo).webp().toBuffer(), /\/logo-120x40\.webp$/],
    [await sharp(logo).jpeg().toBuffer(), /\/logo-120x40\.webp$/],
    // Photographs are not enlarged.
    [await pngOf('#aa3300', 60, 20), /\/logo-60x20\.webp$/],
    [blackPng({ width: 100, height: 200, orientation: 6 }), /\/logo-80x40-hidden-on-dark\.webp$/],
  ] as const)
    expect((await uploaded(staff, 'logo', content)).picture).toMatch(name)
  const refused: [kind: 'logo' | 'icon', content: string | Buffer, why: string][] = [
    ['icon', await pngOf('#aa3300', 511, 511), 'The icon must be at least 512 pixels wide, or an SVG.'],
    ['icon', await pngOf('#aa3300', 800, 600), 'The icon must be square.'],
    ['icon', HONEST_LOGO, 'The icon must be square.'],
    ['logo', await pngOf('#aa330000', 300, 100), 'This picture is empty.'],
    ['logo', blackPng({ width: 16, height: 800 }), 'The logo may be at most 10 times as wide as it is high'],
    ['logo', 'no picture', 'Upload a valid image.'],
    ['logo', '', 'The submitted file is empty.'],
  ]
  for (const [kind, content, why] of refused)
    await expect(uploaded(staff, kind, content)).rejects.toThrow(`{"picture":["${why}`)
})

test('rejects settings with missing pictures or pictures of another kind', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { picture: icon } = await uploaded(staff, 'icon', squareDrawing('#0b6072'))
  const { picture: logo } = await uploaded(staff, 'logo', HONEST_LOGO)
  await expect(setLook(staff, 0, { logo: icon })).rejects.toThrow('{"logo":["Upload the logo first."]}')
  await expect(setLook(staff, 0, { icon: '../../secret' })).rejects.toThrow('{"icon":["Upload the icon first."]}')
  const gone = '["This picture no longer exists. Upload it again."]'
  const unknown = `${'f'.repeat(24)}/logo-160x40.svg`
  await expect(setLook(staff, 0, { logo: unknown })).rejects.toThrow(`{"logo":${gone}}`)
  await expect(setLook(staff, 0, { logo: logo.replace('160', '161') })).rejects.toThrow(`{"logo":${gone}}`)
  expect((await staff.api(getSettings, {})).look.version).toBe(0)
})

test('one of several concurrent logo changes succeeds, and the others report a conflict and can retry', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const colours = ['#111111', '#222222', '#333333', '#444444']
  const uploads = await Promise.all(colours.map((colour) => uploaded(staff, 'logo', squareDrawing(colour))))
  let current = ''
  for (let version = 0; version < 6; version += 2) {
    // Setting the current value is not a change.
    const logos = uploads.map(({ picture }) => picture).filter((logo) => logo !== current)
    const done = await Promise.allSettled(logos.map((logo) => setLook(staff, version, { logo })))
    const refused = done.flatMap((one, at) => (one.status === 'rejected' ? [{ at, why: String(one.reason) }] : []))
    expect(refused.map(({ why }) => why.slice(0, 10))).toEqual(Array(logos.length - 1).fill('Error: 409'))
    const { values } = (await staff.api(getSettings, {})).look
    expect(done.some((one) => one.status === 'fulfilled' && one.value.values.logo === values.logo)).toBe(true)
    current = logos[refused[0]?.at ?? 0] ?? ''
    expect((await setLook(staff, version + 1, { logo: current })).values.logo).toBe(current)
    expect((await shop.app.inject(`/media/${current}`)).statusCode).toBe(200)
  }
})

test('a picture that is set during its removal stays or is refused', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  let version = 0
  for (let round = 0; round < often(1); round += 1) {
    const { picture: logo } = await uploaded(staff, 'logo', squareDrawing('#111111'))
    await sweepIn(shop, round * 3)
    const [set] = await Promise.allSettled([
      setLook(staff, version, { logo }),
      sweepIn(shop, round * 3 + 1),
      sweepIn(shop, round * 3 + 1),
    ])
    const isThere = (await shop.app.inject(`/media/${logo}`)).statusCode === 200
    if (set.status === 'fulfilled') version = set.value.version
    else expect(String(set.reason)).toContain('This picture no longer exists. Upload it again.')
    expect([round, isThere]).toEqual([round, set.status === 'fulfilled'])
  }
})

test('removes an unused picture after a while and keeps one that is set', { tags: ['deep'] }, async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const [{ picture: first }, { picture: second }, { picture: unused }] = [
    await uploaded(staff, 'logo', squareDrawing('#111111')),
    await uploaded(staff, 'logo', squareDrawing('#222222')),
    await uploaded(staff, 'logo', squareDrawing('#333333')),
  ]
  const keys = (...pictures: string[]) => pictures.map((picture) => picture.slice(0, 24)).sort()
  await sweepIn(shop, 0)
  await setLook(staff, 0, { logo: first })
  await sweepIn(shop, 1)
  expect((await stored(shop)).sort()).toEqual(keys(first))
  expect(keys(second, unused)).toHaveLength(2)
  const { picture: next } = await uploaded(staff, 'logo', squareDrawing('#444444'))
  await setLook(staff, 1, { logo: next })
  // Open pages still show it, and a refused caller may still set it.
  await sweepIn(shop, 1)
  expect((await stored(shop)).sort()).toEqual(keys(first, next))
  await sweepIn(shop, 2)
  expect((await stored(shop)).sort()).toEqual(keys(next))
})
