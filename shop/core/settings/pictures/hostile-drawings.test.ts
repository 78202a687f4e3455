import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { HONEST_LOGO, uploaded } from '../../../../tests/fixtures/pictures/shop-pictures.ts'
import { findInDrawing } from '../../../../tests/fixtures/pictures/svg-allow-list.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { cleanSvg, writeSvg } from '../../../ui/images/vector/clean-svg.server.ts'
import { drawSvg } from '../../../ui/images/vector/draw-svg.server.ts'

const shop = await openShop()
const staff = await shop.staff()
afterAll(() => shop[Symbol.asyncDispose]())
const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const BOX = '<rect width="40" height="20" fill="#123456"/>'
const svg = (inside: string, more = '') => `<svg ${NS} viewBox="0 0 100 50" ${more}>${inside}${BOX}</svg>`
const nested = (depth: number) => `${'<g>'.repeat(depth)}${BOX}${'</g>'.repeat(depth)}`

/** Fetches a stored picture and verifies that it only contains drawing elements. */
async function storedSafely(picture: string): Promise<string> {
  const { statusCode, headers, body } = await shop.app.inject(`/media/${picture}`)
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'image/svg+xml',
    'nosniff',
  ])
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  )
  const [key = '', file = ''] = picture.split('/')
  expect((await shop.media.get(key, file))?.toString()).toBe(body)
  expect(findInDrawing(body)).toEqual([])
  return body
}

const HOSTILE: [name: string, file: string, leftOut: string[]][] = [
  ['a script', svg('<script>alert(1)</script>'), ['scripts']],
  ['a script from another host', svg('<script xlink:href="https://evil.example/x.js"/>'), ['scripts']],
  [
    'event handlers',
    svg('<g OnClick="a()" onload="b()"><path d="M0 0h9" onmouseover="c()"/></g>', 'onload="d()"'),
    ['scripts'],
  ],
  [
    'an embedded document',
    svg(
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><script>a()</script></body></foreignObject>',
    ),
    ['scripts'],
  ],
  [
    'prefixed HTML elements',
    svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:a()"/>'),
    ['scripts'],
  ],
  ['a script under another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">a()</s:script>'), ['scripts']],
  [
    'script links',
    svg('<a xlink:href="javascript:a()"><path d="M0 0h9"/></a><a href="data:text/html,x"><g/></a>'),
    ['links'],
  ],
  [
    'an external use element',
    svg(
      '<use href="https://evil.example/x.svg#a"/><use xlink:href="data:image/svg+xml,x#a"/><use href="//evil.example#a"/>',
    ),
    ['links'],
  ],
  [
    'an external paint server',
    svg('<path d="M0 0h9" fill="url(https://evil.example/x#a)" style="stroke:URL( \'//evil.example\' )"/>'),
    ['links'],
  ],
  [
    'a style sheet with external resources',
    svg(
      '<style>@import "https://evil.example/a.css"; @font-face{font-family:a;src:url(//evil.example)} rect{fill:#123456;background:url(//evil.example/b)}</style>',
    ),
    ['links'],
  ],
  [
    'a style sheet with escapes',
    svg('<style>rect{f\\69ll:u\\72l(//evil.example)} .a{fill:\\75rl(//evil.example)}</style>'),
    ['links'],
  ],
  ['an external style sheet', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`, ['links']],
  [
    'external pictures',
    svg(
      '<image href="https://evil.example/track.png" width="9" height="9"/><image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    ),
    ['pictures'],
  ],
  [
    'animations',
    svg(
      '<path d="M0 0h9"><animate attributeName="href" values="javascript:a()"/><set attributeName="onclick" to="a()"/></path>',
    ),
    ['animations'],
  ],
  [
    'a filter with an external image',
    svg('<filter id="f"><feImage href="https://evil.example"/></filter><path d="M0 0h9" filter="url(#f)"/>'),
    ['effects'],
  ],
  [
    'XML event handlers',
    svg('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">a()</handler><listener/>'),
    ['scripts'],
  ],
  [
    'scripts, links and more',
    svg('<script/><a href="x"/><image/><animate/>'),
    ['scripts', 'links', 'pictures', 'animations'],
  ],
  [
    'attributes with embedded markup',
    svg(
      '<g id="&quot;&gt;&lt;script&gt;" class="&lt;" fill="red&quot; onload=&quot;a()"><path d="M0 0&lt;script>"/></g>',
    ),
    ['other parts'],
  ],
  [
    'escaped markup in a text',
    svg('<title>&lt;script>alert(1)&lt;/script></title><desc><![CDATA[<script>a()</script>]]></desc>'),
    [],
  ],
  ['a document type with an external subset', `<!DOCTYPE svg PUBLIC "x" "file:///etc/passwd">${svg('')}`, []],
]

test.each(HOSTILE)('removes %s from a drawing', (_name, file, leftOut) => {
  const clean = cleanSvg(Buffer.from(file))
  expect(clean.leftOut).toEqual(leftOut)
  const written = writeSvg(clean, 100, 50)
  expect(findInDrawing(written)).toEqual([])
  expect(written).toContain('fill="#123456"')
})

test('stores an uploaded drawing without its harmful parts and informs staff', async () => {
  const { picture, left_out } = await uploaded(
    staff,
    'logo',
    svg(`<script/><a href="x"/>${nested(1)}<image/><animate/>`),
  )
  expect(left_out).toBe('Scripts, links, pictures and animations were left out.')
  expect(await storedSafely(picture)).toContain('fill="#123456"')
})

const NOT_READ = 'Upload a valid SVG. The file you uploaded could not be read as one.'
const NO_IMAGE = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
const INTRICATE = 'This drawing has too many parts. Simplify it, or save it as PNG.'
const bomb = Array.from(
  { length: 12 },
  (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
)
const chain = Array.from({ length: 4_000 }, (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/></g>`)

test.each([
  [
    'an entity expansion attack',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<title>&b;</title>')}`,
    NOT_READ,
  ],
  ['external entities', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<desc>&x;</desc>')}`, NOT_READ],
  ['entities in an attribute', `<!DOCTYPE svg [<!ENTITY x "javascript:a()">]>${svg('<a href="&x;"/>')}`, NOT_READ],
  ['bytes that are not UTF-8', Buffer.concat([Buffer.from('<svg '), Buffer.from([0xc0, 0xaf])]), NOT_READ],
  ['an unclosed document', `<svg ${NS} viewBox="0 0 9 9"><g>`, NOT_READ],
  ['another document', '<html><body onload="a()"/></html>', NOT_READ],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><script/></svg>', NOT_READ],
  ['a circle of uses', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), INTRICATE],
  ['a chain of uses', svg(`<g id="g0"/>${chain.join('')}<use href="#g4000"/>`), INTRICATE],
  [
    'patterns of patterns',
    svg(
      `${Array.from({ length: 8 }, (_, level) => `<pattern id="p${level + 1}" width="1" height="1">${`<rect fill="url(#p${level})"/>`.repeat(10)}</pattern>`).join('')}<rect fill="url(#p8)"/>`,
    ),
    INTRICATE,
  ],
  ['deep nesting', svg(nested(70)), INTRICATE],
  ['deep nesting of what is left out', svg(`${'<script>'.repeat(5_000)}${'</script>'.repeat(5_000)}`), INTRICATE],
  ['more elements than anybody draws', svg('<g/>'.repeat(20_000)), INTRICATE],
  [
    'huge numbers',
    svg('<path d="M0 0H1e300" stroke-dasharray=".0001"/>'),
    'Ensure no number in the drawing is larger than 1,000,000.',
  ],
  [
    'a huge size',
    `<svg ${NS} width="1e9" height="1e9">${BOX}</svg>`,
    'This drawing has no size. Add a viewBox, or a width and a height.',
  ],
  [
    'text',
    svg('<text y="9">Atelier</text>'),
    'Convert the text in the drawing to outlines (paths), because fonts differ between devices.',
  ],
])('rejects %s', (_what, file, why) => {
  const before = Date.now()
  expect(() => cleanSvg(Buffer.from(file))).toThrow(why)
  expect(Date.now() - before).toBeLessThan(5_000)
})

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${svg('')}`, 'utf16le'), NO_IMAGE],
  ['a bomb of uses', svg(`<g id="g0">${BOX}</g>${bomb.join('')}<use href="#g12"/>`), INTRICATE],
  [
    'a shape that nothing has',
    `<svg ${NS} viewBox="0 0 90000 1">${BOX}</svg>`,
    'The logo may be at most 10 times as wide as it is high, and 4 times as high as it is wide.',
  ],
  [
    'more bytes than a drawing has',
    svg(`<path d="M0 0${'h1'.repeat(140_000)}"/>`),
    'Ensure the SVG is at most 256 KB.',
  ],
  [
    'nothing to see',
    `<svg ${NS} viewBox="0 0 9 9"><image href="data:image/png;base64,AAAA"/></svg>`,
    'This picture is empty.',
  ],
  ['a packed drawing', Buffer.from('1f8b0800000000000003', 'hex'), NO_IMAGE],
])('rejects %s at the field and stores nothing', async (_what, file, why) => {
  await expect(uploaded(staff, 'logo', file)).rejects.toThrow(JSON.stringify({ picture: [why] }))
})

test('ends a drawing that would take hours to render, and the shop continues to respond', {
  tags: ['deep'],
}, async () => {
  const dashes = `<path d="M0 9${'H1000000H0'.repeat(2_000)}" stroke="red" stroke-dasharray="0.5 0.5"/>`
  const upload = uploaded(staff, 'logo', svg(dashes))
  const refused = expect(upload).rejects.toThrow('Drawing this takes too long. Simplify it, or save it as PNG.')
  const before = Date.now()
  expect((await shop.app.inject('/api/shop/')).statusCode).toBe(200)
  expect(Date.now() - before).toBeLessThan(1_000)
  await refused
})

test.each([
  ['a stylesheet within the limits', 300, 1_500, 100],
  ['a stylesheet of 256 KiB', 1_000, 15_000, 10_000],
])('/healthz responds while %s is sanitized', { tags: ['deep'] }, async (_what, rules, declarations, elements) => {
  const style = `${Array(rules).fill('*').join()}{${'fill:#a;'.repeat(declarations)}}`
  const upload = uploaded(staff, 'logo', svg(`<style>${style}</style>${'<g/>'.repeat(elements)}`))
  const ended = upload.then(
    () => true,
    () => true,
  )
  let longest = 0
  do {
    const before = performance.now()
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200)
    longest = Math.max(longest, performance.now() - before)
  } while (!(await Promise.race([ended, setImmediate(false)])))
  expect(longest).toBeLessThan(2_500)
})

test('a refused picture leaves no row and no file', async () => {
  const known = await shop.db.selectFrom('images').select('key').execute()
  const stored = await Array.fromAsync(shop.media.list('whole'))
  expect(stored.map(({ name }) => name).sort()).toEqual(known.map(({ key }) => key).sort())
})

test('a valid logo with gradients, clip paths, groups and letters as paths renders unchanged', async () => {
  const { picture, left_out } = await uploaded(staff, 'logo', HONEST_LOGO)
  expect(left_out).toBe('')
  await storedSafely(picture)
  const pixels = async (svg: string) =>
    sharp(await drawSvg(svg))
      .raw()
      .toBuffer()
  const original = HONEST_LOGO.replace('<svg ', '<svg width="960" height="240" ')
  const [before, after] = [await pixels(original), await pixels(writeSvg(cleanSvg(Buffer.from(HONEST_LOGO)), 960, 240))]
  expect(after.length).toBe(before.length)
  expect(new Set(before).size).toBeGreaterThan(100)
  expect(after.reduce((most, value, at) => Math.max(most, Math.abs(value - (before[at] ?? 0))), 0)).toBeLessThan(8)
  expect(picture).toMatch(/\/logo-160x40-hidden-on-dark\.svg$/)
})
