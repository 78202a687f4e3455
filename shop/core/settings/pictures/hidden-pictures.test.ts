import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { alsoDeep } from '../../../../tests/deep.ts'
import { HONEST_LOGO, setLook, squareDrawing, uploaded } from '../../../../tests/fixtures/pictures/shop-pictures.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { drawSvg } from '../../../ui/images/vector/draw-svg.server.ts'
import { sendCode } from '../../accounts/account.contract.ts'
import { getShop } from '../shop.contract.ts'

const pages = await builtPages()
const PLATE_ON_LIGHT = 'style="--color-plate:light-dark(var(--color-ink), transparent)"'

/** Two strokes of a letter with a transparent background. */
const strokes = (colour: string, rest = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M8 8h12v48H8zM30 8h26v12H30z" fill="${colour}"/>${rest}</svg>`
const asPng = (drawing: string) => drawSvg(drawing.replace('<svg ', '<svg width="600" height="600" '))

const BLACK = strokes('#111111')
const WHITE = strokes('#ffffff')
/** A dark mark with a light letter, which contains its own background. */
const BADGE = squareDrawing('#111111')
/** A red mark next to black letters. Only the mark is visible on a dark background. */
const TWO_COLOURS = strokes('#111111', '<circle cx="44" cy="42" r="12" fill="#d33a2c"/>')
/** A black speck in an orange picture, which is too small to matter. */
const SPECK = strokes('#e8792b', '<rect x="60" y="60" width="2" height="2" fill="#111111"/>')

const headerOf = async (shop: TestShop) =>
  /<header[\s\S]*?<\/header>/.exec((await shop.app.inject('/contact')).body)?.[0]

/** The first ones cover each result; the others need `npm run test:deep`. */
const USUAL = 3
const PICTURES = [
  ['black letters', BLACK, 'dark'],
  ['white letters', WHITE, 'light'],
  ['yellow letters', strokes('#ffe14d'), 'light'],
  ['orange letters', strokes('#e8792b'), undefined],
  ['a badge', BADGE, undefined],
  ['a light badge', squareDrawing('#f4f2ee').replace('#fff', '#123456'), undefined],
  ['two colours', TWO_COLOURS, 'dark'],
  ['a speck', SPECK, undefined],
  [
    'a sheet of paper',
    `${strokes('#111111').replace('<path', '<rect width="64" height="64" fill="#fff"/><path')}`,
    undefined,
  ],
] as const

test.each(alsoDeep(PICTURES.slice(0, USUAL), PICTURES.slice(USUAL)))(
  'detects the theme in which a logo or icon is invisible: %s, SVG or pixels',
  async (_name, drawing, ground) => {
    await using shop = await openShop()
    const staff = await shop.staff()
    const hidden = ground ? `-hidden-on-${ground}` : ''
    const png = await asPng(drawing)
    for (const [kind, size] of [
      ['logo', '40x40'],
      ['icon', '512x512'],
    ] as const) {
      expect((await uploaded(staff, kind, drawing)).picture.slice(25)).toBe(`${kind}-${size}${hidden}.svg`)
      expect((await uploaded(staff, kind, png)).picture.slice(25)).toBe(
        `${kind}-${size}${hidden}.${kind === 'logo' ? 'webp' : 'png'}`,
      )
    }
  },
)

test('a logo has a plate only in the theme in which it is invisible', { tags: ['deep'] }, async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const logoOf = async (content: string) => (await uploaded(staff, 'logo', content)).picture
  const [black, white, both] = [await logoOf(BLACK), await logoOf(WHITE), await logoOf(TWO_COLOURS)]
  let version = 0
  const shown = async (logo: string, logo_dark: string) => {
    await setLook(staff, version, { logo, logo_dark })
    version += 1
    const header = (await headerOf(shop)) ?? ''
    return [
      /<img src="\/media\/([^"]+)"[^>]*own-logo[^>]*/.exec(header)?.[1],
      header.includes('on-plate'),
      header.includes(PLATE_ON_LIGHT),
    ]
  }
  expect(await shown(black, '')).toEqual([black, true, false])
  expect(await shown(white, '')).toEqual([white, true, true])
  expect(await shown(black, white)).toEqual([black, false, false])
  // The logo for dark backgrounds is as dark as the other one.
  expect(await shown(black, both)).toEqual([black, true, false])
  // Swapped logos are shown on the background on which they are visible.
  expect(await shown(white, black)).toEqual([black, false, false])
  expect(await headerOf(shop)).toContain(`srcSet="/media/${white}"`)
  expect((await shop.visitor.api(getShop, {})).logo).toMatchObject({ light: { url: `/media/${black}` } })
  expect((await shop.app.inject(`/media/${white}`)).statusCode).toBe(200)
})

test('an invisible icon has a plate next to the name, in browser tabs and on home screens', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const cornerOf = async (url: string) => {
    const { data, info } = await sharp((await shop.app.inject(url)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data.subarray((info.width + 1) * 8, (info.width + 1) * 8 + 4)]
  }
  const set = async (version: number, drawing: string) => {
    const { picture: icon } = await uploaded(staff, 'icon', drawing)
    await setLook(staff, version, { icon })
    return icon
  }
  const plate = '<rect x="-4" y="-4" width="40" height="40" rx="8" fill="var(--color-plate)"'
  await set(0, BLACK)
  expect(await headerOf(shop)).toContain(plate)
  expect(await headerOf(shop)).not.toContain(PLATE_ON_LIGHT)
  expect((await shop.app.inject('/')).body).toContain('<link rel="icon" href="/favicon.svg"/>')
  expect((await shop.app.inject('/favicon.svg')).body).toContain('(prefers-color-scheme:dark){rect{fill:#faf9f6}}')
  expect(await cornerOf('/apple-touch-icon.png')).toEqual([250, 249, 246, 255])

  await set(1, WHITE)
  expect(await headerOf(shop)).toContain(plate)
  expect(await headerOf(shop)).toContain(PLATE_ON_LIGHT)
  expect((await shop.app.inject('/favicon.svg')).body).toContain('(prefers-color-scheme:light){rect{fill:#171513}}')
  expect(await cornerOf('/apple-touch-icon.png')).toEqual([23, 21, 19, 255])
  expect(await cornerOf('/icon-maskable-512.png')).toEqual([23, 21, 19, 255])

  const seen = await set(2, BADGE)
  expect(await headerOf(shop)).not.toContain('--color-plate')
  expect((await shop.app.inject('/')).body).toContain(`<link rel="icon" href="/media/${seen}"/>`)
})

test('e-mails and link previews have the plate too', { tags: ['deep'] }, async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  let people = 0
  const signOf = async () => {
    people += 1
    const email = `mia${people}@example.com`
    await shop.visitor.api(sendCode, { body: { email } })
    const [sent] = await shop.emails(email)
    return /<img src="cid:logo"[^>]*>/.exec(sent?.html ?? '')?.[0]
  }
  const pixels = async () => {
    const { data } = await sharp((await shop.app.inject('/og.png')).rawPayload)
      .extract({ left: 97, top: 90, width: 3, height: 3 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, 3)]
  }
  const set = async (version: number, drawing: string) =>
    setLook(staff, version, { logo: (await uploaded(staff, 'logo', drawing)).picture })
  await set(0, BLACK)
  expect(await signOf()).toMatch(/ class="logo">$/)
  expect(await pixels()).toEqual([250, 249, 246])
  await set(1, WHITE)
  expect(await signOf()).toMatch(/ style="background:#171513;padding:8px;border-radius:6px">$/)
  expect(await pixels()).toEqual([23, 21, 19])
  await setLook(staff, 2, { logo: '', icon: (await uploaded(staff, 'icon', BLACK)).picture })
  expect(await signOf()).toContain('alt="" class="logo"')
})

test('a logo uploaded before the check existed is shown unchanged', { tags: ['deep'] }, async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const { picture } = await uploaded(staff, 'logo', HONEST_LOGO)
  const [key = '', file = ''] = picture.split('/')
  const former = file.replace('-hidden-on-dark', '')
  expect(former).not.toBe(file)
  const content = await shop.media.get(key, file)
  await shop.media.put(key, new Map([[former, content ?? Buffer.alloc(0)]]))
  await setLook(staff, 0, { logo: `${key}/${former}` })
  expect(await headerOf(shop)).toContain('own-logo on-plate')
  expect(await headerOf(shop)).not.toContain(PLATE_ON_LIGHT)
})
