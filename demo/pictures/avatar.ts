import { mix } from './light/colour.ts'
import { between, oneOf, type Random, seededRandom } from './random.ts'
import { fading, newSheet, round, type Sheet } from './scenes/sheet.ts'

interface Palette {
  ground: string
  skin: string
  hair: string
  coat: string
}

const GROUNDS = ['#e2c4b5', '#bdc7b2', '#bccad0', '#e8d49f', '#cabfcd', '#ddcdb5', '#d8a387', '#a9bcae'] as const
const SKINS = ['#f0cfb4', '#e3b491', '#c98f68', '#a26c48', '#7a4c32', '#f3dccb'] as const
const HAIRS = ['#2b2320', '#4f3423', '#7d5130', '#b98649', '#8e3f26', '#8f8a85', '#1f2530'] as const
const COATS = ['#2f5a4a', '#c4552f', '#3f5d6b', '#e9e0d0', '#2d3142', '#a24a52', '#d9a441', '#6d7f5c'] as const

type Hair = (palette: Palette) => { behind: string; over: string }

/** A calm geometric portrait for a demo customer: a square SVG document of 640 x 640 in a few flat tones, lit from the left. */
export function avatar(seed: number): string {
  const random = seededRandom(seed + 977)
  const sheet = newSheet()
  const ground = oneOf(random, GROUNDS)
  const palette: Palette = {
    ground,
    skin: oneOf(random, SKINS),
    hair: oneOf(random, HAIRS),
    coat: oneOf(random, COATS),
  }
  const hair = oneOf(random, HAIR)(palette)
  const light = sheet.radialAt([200, 160], 620, fading('#fffaf0', [0.55, 0.2, 0]))
  const lean = round(between(random, -3, 3))
  const art = [
    `<rect width="640" height="640" fill="${ground}"/><rect width="640" height="640" fill="${light}"/>`,
    disc(sheet, random, palette),
    `<g transform="translate(320 330) scale(1.06) translate(-320 -330) rotate(${lean} 320 420)">${hair.behind}${bust(palette, random)}${head(sheet, palette)}${hair.over}${random() > 0.68 ? glasses(palette) : ''}</g>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">${sheet.definitions()}${art.join('')}</svg>`
}

/** A sun behind the head. */
function disc(sheet: Sheet, random: Random, { ground, coat }: Palette): string {
  const fill = sheet.linear(
    [0, 0],
    [1, 1],
    [
      { at: 0, colour: mix(ground, '#ffffff', 0.5) },
      { at: 1, colour: mix(ground, coat, 0.3) },
    ],
  )
  return `<circle cx="${round(between(random, 270, 380))}" cy="${round(between(random, 240, 300))}" r="${round(between(random, 200, 236))}" fill="${fill}" opacity=".8"/>`
}

function bust({ coat, skin, ground }: Palette, random: Random): string {
  const neck = 'M270 380L270 506C270 546 370 546 370 506L370 380Z'
  const shoulders = 'M60 700C70 560 150 508 262 484C290 530 350 530 378 484C490 508 570 560 580 730L60 730Z'
  const shade = 'M378 484C490 508 570 560 580 730L346 730C392 640 396 560 378 484Z'
  const collar = [
    'M262 484C290 530 350 530 378 484L392 500C352 556 288 556 248 500Z',
    'M262 484L320 572L252 546L236 492ZM378 484L320 572L388 546L404 492Z',
    'M250 470C280 508 360 508 390 470L396 520C352 552 288 552 244 520Z',
  ]
  const tone = mix(coat, random() > 0.5 ? '#ffffff' : ground, 0.35)
  return `<g transform="translate(0 -30)"><path d="${neck}" fill="${mix(skin, '#5a2f1f', 0.28)}"/><path d="${shoulders}" fill="${coat}"/><path d="${shade}" fill="${mix(coat, '#140c10', 0.28)}"/><path d="${oneOf(random, [collar[0] ?? '', collar[1] ?? '', collar[2] ?? ''])}" fill="${tone}"/></g>`
}

/** One oval; the right half of the face lies in shadow along the line of the nose. */
function head(sheet: Sheet, { skin }: Palette): string {
  const oval =
    'M222 264C222 168 262 128 320 128C378 128 418 168 418 264C418 356 376 424 320 424C264 424 222 356 222 264Z'
  const shade =
    'M326 128C378 128 418 168 418 264C418 356 376 424 320 424C330 400 318 388 322 372C326 360 336 356 330 348C322 340 350 330 346 318C340 300 326 290 328 262C330 220 320 180 326 128Z'
  const ears = '<ellipse cx="222" cy="284" rx="17" ry="30"/><ellipse cx="418" cy="284" rx="17" ry="30"/>'
  const cheek = sheet.radial([0.5, 0.5], 0.5, fading('#d2604a', [0.3, 0]))
  const dark = mix(skin, '#5a2f1f', 0.2)
  return `<g fill="${dark}">${ears}</g><path d="${oval}" fill="${skin}"/><path d="${shade}" fill="${dark}"/><circle cx="266" cy="324" r="34" fill="${cheek}"/><g fill="none" stroke="${mix(skin, '#2b1712', 0.72)}" stroke-width="6" stroke-linecap="round"><path d="M256 276Q274 288 292 276M350 276Q368 288 386 276"/><path d="M296 376Q318 388 342 376" opacity=".8"/></g>`
}

function glasses({ hair }: Palette): string {
  return `<g fill="#ffffff" fill-opacity=".16" stroke="${mix(hair, '#1a1414', 0.5)}" stroke-width="6"><circle cx="273" cy="278" r="35"/><circle cx="368" cy="278" r="35"/><path d="M308 272Q320 264 333 272" fill="none"/></g>`
}

const gloss = (path: string, { hair }: Palette): string =>
  `<path d="${path}" fill="${mix(hair, '#ffffff', 0.2)}" opacity=".7"/>`

const HAIR: [Hair, ...Hair[]] = [
  (palette) => ({
    behind: `<path d="M198 300C170 150 250 92 320 92C390 92 470 150 442 300C440 372 448 400 452 424L388 424L252 424L188 424C192 400 200 372 198 300Z" fill="${mix(palette.hair, '#0c0808', 0.25)}"/>`,
    over: `<path d="M204 300C190 150 254 92 330 94C400 96 452 160 436 300C420 250 404 214 372 190C330 226 262 222 228 232C212 250 208 272 204 300Z" fill="${palette.hair}"/>${gloss('M226 190C246 138 286 116 330 114C286 132 256 156 240 204Z', palette)}`,
  }),
  (palette) => ({
    behind: `<circle cx="320" cy="92" r="58" fill="${palette.hair}"/><circle cx="304" cy="78" r="26" fill="${mix(palette.hair, '#ffffff', 0.16)}"/>`,
    over: `<path d="M212 280C200 168 262 112 320 112C378 112 440 168 428 280C420 224 396 180 320 176C244 180 220 224 212 280Z" fill="${palette.hair}"/>${gloss('M230 206C248 158 282 136 318 134C284 148 258 168 244 210Z', palette)}`,
  }),
  (palette) => ({
    behind: '',
    over: `<path d="M214 262C196 150 262 96 340 102C412 98 440 164 426 262C416 232 412 214 396 196C350 206 284 190 254 170C238 196 222 224 214 262Z" fill="${palette.hair}"/>${gloss('M252 148C282 116 330 112 368 120C330 122 290 132 264 156Z', palette)}`,
  }),
  (palette) => ({
    behind: `<g fill="${mix(palette.hair, '#0c0808', 0.2)}">${[
      [206, 250, 56],
      [216, 176, 60],
      [272, 124, 62],
      [350, 116, 64],
      [420, 168, 60],
      [434, 246, 56],
      [428, 316, 44],
      [212, 318, 44],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>`,
    over: `<g fill="${palette.hair}">${[
      [236, 186, 40],
      [282, 156, 44],
      [336, 150, 44],
      [388, 172, 42],
      [414, 214, 30],
      [222, 228, 26],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join(
        '',
      )}</g><g fill="${mix(palette.hair, '#ffffff', 0.16)}" opacity=".7"><circle cx="226" cy="172" r="16"/><circle cx="272" cy="140" r="18"/></g>`,
  }),
  (palette) => ({
    behind: `<path d="M196 280C170 140 250 86 322 88C396 88 468 140 444 280C440 380 470 440 486 540L154 540C170 440 200 380 196 280Z" fill="${mix(palette.hair, '#0c0808', 0.25)}"/>`,
    over: `<path d="M206 320C184 156 262 94 322 100C300 150 256 176 238 232C230 262 224 294 206 320ZM322 100C392 92 458 164 434 320C418 294 414 256 402 226C384 180 344 150 322 100Z" fill="${palette.hair}"/>${gloss('M222 216C236 160 270 126 306 118C276 142 250 172 238 226Z', palette)}`,
  }),
  (palette) => ({
    behind: '',
    over: `<path d="M216 236C214 150 262 110 320 110C378 110 426 150 424 236L404 210C360 196 280 196 236 210Z" fill="${palette.coat}"/><path d="M208 240C230 206 410 206 432 240C434 254 430 262 426 264C370 236 270 236 214 264C210 262 206 254 208 240Z" fill="${mix(palette.coat, '#140c10', 0.25)}"/><path d="M238 176C252 142 286 126 316 126C284 140 262 158 254 190Z" fill="#ffffff" opacity=".2"/>`,
  }),
]
