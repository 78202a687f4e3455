import { mix, shadesOf } from '../../light/colour.ts'
import { evenly, fading, round } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'

const FORMS = [
  { half: 150, top: -430, side: 62, fold: 'rolled' },
  { half: 132, top: -480, side: 54, fold: 'flat' },
  { half: 178, top: -390, side: 70, fold: 'rolled' },
] as const

/** A bag of roasted coffee: the paper takes the colour, a valve, a label, the top rolled with a tin tie or sealed flat; beans in front. */
export function drawCoffeeBag(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const { half, top, side, fold } = FORMS[shape]
  const right = half + side
  const front = `M${-half} ${top}C${-half - 10} ${top * 0.6} ${-half - 12} ${top * 0.3} ${-half - 4} 8C${-half * 0.4} 22 ${half * 0.4} 24 ${half - 2} 16C${half + 8} ${top * 0.3} ${half + 4} ${top * 0.6} ${half - 6} ${top}Z`
  const gusset = `M${half - 8} ${top}L${right - 26} ${top + 10}C${right + 2} ${top * 0.6} ${right + 4} ${top * 0.3} ${right - 6} -26L${half - 4} 16C${half + 8} ${top * 0.3} ${half + 4} ${top * 0.6} ${half - 8} ${top}Z`
  const crease = `M${half - 4} ${top + 6}C${half + 34} ${top * 0.66} ${half + 36} ${top * 0.3} ${half + side * 0.4} -12L${half - 4} 16C${half + 8} ${top * 0.3} ${half + 4} ${top * 0.6} ${half - 4} ${top + 6}Z`
  const paper = sheet.linear(
    [0, 0],
    [1, 0.16],
    [
      { at: 0, colour: shades.base },
      { at: 0.12, colour: shades.lighter },
      { at: 0.4, colour: shades.light },
      { at: 0.75, colour: shades.base },
      { at: 1, colour: shades.dark },
    ],
  )
  const swell = sheet.radialAt([-half * 0.2, top * 0.36], half * 1.3, fading('#ffffff', [0.26, 0.08, 0]), 1.3)
  const low = sheet.linearAt([0, -90], [0, 22], fading(shades.deep, [0, 0.1, 0.42]))
  const art = [
    `<path d="${gusset}" fill="${sheet.linear([0, 0], [1, 0], evenly([shades.darker, shades.deep, shades.darker]))}"/><path d="${crease}" fill="${shades.dark}" opacity=".75"/>`,
    `<path d="${front}" fill="${paper}"/><path d="${front}" fill="${swell}"/><path d="${front}" fill="${low}"/>`,
    wrinkles(paint, half, top),
    label(paint, half, top),
    fold === 'rolled' ? rolledTop(paint, half, top, right) : sealedTop(paint, half, top),
    beans(paint, half),
  ]
  const roof = fold === 'rolled' ? top - 74 : top - 52
  return {
    art: art.join(''),
    outline: `${front}${gusset}M${-half} ${top + 4}L${-half + 8} ${roof + 8}L${right - 40} ${roof + 16}L${right - 30} ${top + 12}Z`,
    box: { x: -half - 64, y: roof, width: half * 2 + side + 74, height: -roof + 62 },
    stance: 'stands',
    feet: [{ x: side * 0.4, y: 0, halfWidth: half + side * 0.6, halfDepth: 32 }],
    detail: { x: 10, y: top * 0.72, width: 400 },
    centimetres: 24,
  }
}

function wrinkles({ shades, random }: Paint, half: number, top: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = -half + 24 + random() * (half * 2 - 48)
    const y = index < 5 ? top + 12 : -30 - random() * 40
    const long = 40 + random() * 80
    const drift = (random() - 0.5) * 60
    const path = `M${round(x)} ${round(y)}Q${round(x + drift * 0.3)} ${round(y + long * 0.5)} ${round(x + drift)} ${round(y + long * (index < 5 ? 1 : 0.5))}`
    return `<path d="${path}" fill="none" stroke="${shades.deep}" stroke-width="7" opacity=".12" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${shades.gleam}" stroke-width="4" opacity=".12" transform="translate(-4 -1)" stroke-linecap="round"/>`
  }).join('')
}

function label({ sheet, shades, colour }: Paint, half: number, top: number): string {
  const width = half * 1.3
  const y = top * 0.66
  const height = -top * 0.46
  const accent = mix(colour, '#a8512f', 0.55)
  const paper = sheet.linear([0, 0], [1, 0.2], evenly(['#fdf8ed', '#f4ecdb', '#e2d6bf']))
  const hill = `M${-width / 2} ${y + height * 0.46}C${-width * 0.3} ${y + height * 0.2} ${-width * 0.12} ${y + height * 0.2} ${width * 0.04} ${y + height * 0.4}C${width * 0.16} ${y + height * 0.28} ${width * 0.34} ${y + height * 0.26} ${width / 2} ${y + height * 0.44}L${width / 2} ${y + height * 0.56}L${-width / 2} ${y + height * 0.56}Z`
  const line = (share: number, long: number, thick: number) =>
    `<rect x="${round(-width * long * 0.5)}" y="${round(y + height * share)}" width="${round(width * long)}" height="${thick}" fill="#40342b" opacity=".8"/>`
  const valveY = top * 0.82
  return [
    `<g transform="skewY(1)"><rect x="${-width / 2 + 3}" y="${y + 4}" width="${width}" height="${height}" rx="3" fill="${shades.deep}" opacity=".35"/><rect x="${-width / 2}" y="${y}" width="${width}" height="${height}" rx="3" fill="${paper}"/>`,
    `<circle cx="${width * 0.16}" cy="${y + height * 0.23}" r="${width * 0.085}" fill="${accent}"/><path d="${hill}" fill="${shadesOf(mix(colour, '#3f4a3c', 0.6)).base}"/>`,
    line(0.66, 0.52, 9),
    line(0.76, 0.34, 4),
    line(0.86, 0.2, 3),
    `</g><circle cx="0" cy="${valveY}" r="15" fill="${shades.dark}"/><circle cx="-1.5" cy="${valveY - 1.5}" r="12" fill="${shades.light}"/>`,
    [
      [-4, -4],
      [4, -4],
      [-4, 4],
      [4, 4],
    ]
      .map(([x = 0, dy = 0]) => `<circle cx="${x - 1.5}" cy="${valveY + dy - 1.5}" r="1.8" fill="${shades.deep}"/>`)
      .join(''),
  ].join('')
}

function rolledTop({ sheet, shades }: Paint, half: number, top: number, right: number): string {
  const roll = sheet.linear(
    [0, 0],
    [0, 1],
    [
      { at: 0, colour: shades.light },
      { at: 0.2, colour: shades.lighter },
      { at: 0.55, colour: shades.base },
      { at: 0.85, colour: shades.darker },
      { at: 1, colour: shades.deep },
    ],
  )
  const x = -half - 4
  const width = right - 24 - x
  return `<path d="M${x} ${top + 14}L${x + width} ${top + 24}L${x + width} ${top + 38}L${x} ${top + 30}Z" fill="${shades.deep}" opacity=".32"/><path d="M${x + 6} ${top - 66}L${x + width - 8} ${top - 54}Q${x + width + 4} ${top - 30} ${x + width - 2} ${top + 20}L${x} ${top + 12}Q${x - 8} ${top - 30} ${x + 6} ${top - 66}Z" fill="${roll}"/><path d="M${x - 2} ${top - 22}L${x + width + 2} ${top - 12}L${x + width + 1} ${top + 4}L${x - 3} ${top - 6}Z" fill="${sheet.linear([0, 0], [0, 1], evenly(['#e9e2d2', '#fffaf0', '#b8ad98']))}"/><path d="M${x + 8} ${top - 62}L${x + width - 10} ${top - 50}" stroke="${shades.gleam}" stroke-width="3" opacity=".6"/>`
}

function sealedTop({ sheet, shades }: Paint, half: number, top: number): string {
  const seal = sheet.linear([0, 0], [1, 0], evenly([shades.base, shades.lighter, shades.light, shades.dark]))
  const ridges = [-40, -33, -26, -19].map(
    (y) =>
      `<path d="M${-half + 4} ${top + y}L${half + 22} ${top + y + 6}" stroke="${shades.darker}" stroke-width="1.8" opacity=".5"/>`,
  )
  return `<path d="M${-half} ${top}L${-half + 2} ${top - 50}L${half + 26} ${top - 42}L${half + 30} ${top + 14}L${half - 6} ${top + 4}Z" fill="${seal}"/>${ridges.join('')}<path d="M${-half} ${top - 2}L${half - 4} ${top + 4}L${half + 28} ${top + 12}" fill="none" stroke="${shades.deep}" stroke-width="4" opacity=".28"/>`
}

function beans({ sheet, random }: Paint, half: number): string {
  const fill = sheet.radial([0.36, 0.3], 0.8, evenly(['#9a6a48', '#5a3420', '#2c180e']))
  return Array.from({ length: 8 }, (_, index) => {
    const x = -half - 40 + index * 18 + random() * 14
    const y = 30 + random() * 18
    const angle = Math.round(random() * 160 - 80)
    return `<ellipse cx="${round(x + 4)}" cy="${round(y + 6)}" rx="16" ry="6" fill="#20120a" opacity=".35"/><g transform="translate(${round(x)} ${round(y)}) rotate(${angle})"><ellipse rx="14" ry="9.5" fill="${fill}"/><path d="M-12 0C-4 -5 4 5 12 0" fill="none" stroke="#1d0f08" stroke-width="2.2"/></g>`
  }).join('')
}
