import { mix, shadesOf } from '../../light/colour.ts'
import { blown, caustic, liquid, thickBase } from '../../light/glass.ts'
import { metal, metalRamp } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  {
    profile: 'M 112 -300 C 110 -286 132 -278 138 -250 L 140 -40 C 140 -12 130 0 116 0',
    fill: 'M 130 -252 L 133 -40 C 133 -24 126 -18 112 -16',
    level: { radius: 129, y: -254 },
    lid: [120, -306, 46],
    foot: 120,
    label: [-206, -66],
  },
  {
    profile: 'M 108 -236 C 106 -226 152 -214 158 -160 C 162 -90 150 -10 124 0',
    fill: 'M 140 -200 C 152 -180 152 -150 152 -140 C 152 -80 142 -24 118 -16',
    level: { radius: 138, y: -202 },
    lid: [116, -242, 44],
    foot: 126,
    label: [-170, -50],
  },
  {
    profile: 'M 96 -380 C 94 -366 112 -360 116 -336 L 118 -36 C 118 -12 110 0 98 0',
    fill: 'M 109 -338 L 111 -38 C 111 -24 104 -18 94 -16',
    level: { radius: 108, y: -340 },
    lid: [103, -386, 46],
    foot: 102,
    label: [-250, -86],
  },
] as const

/** A jar of jam or honey, whose colour is the variant's: with a brass lid, a cloth cap tied with twine, or tall with a lacquered lid. */
export function drawJamJar(paint: Paint): Drawing {
  const { sheet, shape, colour, random } = paint
  const form = FORMS[shape]
  const glass = blown(sheet, form.profile, '#dce9e6', { radius: form.lid[0] - 6, y: form.lid[1] + 10 })
  const jam = shadesOf(colour)
  const bits = Array.from({ length: 34 }, () => {
    const angle = -70 + random() * 140
    const spot = glass.form.at(form.level.y + 30 + random() * (-form.level.y - 60), angle)
    return `<ellipse cx="${spot.x * 0.9}" cy="${spot.y - 8}" rx="${4 + random() * 9}" ry="${3 + random() * 6}" fill="${random() > 0.5 ? jam.lighter : jam.deep}" opacity="${0.08 + random() * 0.14}"/>`
  })
  const label = glass.form.patch(-48, 42, form.label[0], form.label[1])
  const line = (reach: number, y: number, thick: number) =>
    `<path d="${glass.form.patch(-3 - reach, -3 + reach, y, y + thick)}" fill="#4a3d34" opacity=".8"/>`
  const middle = (form.label[0] + form.label[1]) / 2
  const art = [
    caustic(sheet, form.foot, 200),
    glass.back,
    liquid(sheet, form.fill, mix(colour, jam.dark, 0.3), form.level, 0.94),
    `<g clip-path="${sheet.clip(`<path d="${glass.form.patch(-72, 72, form.level.y + 20, -24)}"/>`)}">${bits.join('')}</g>`,
    thickBase(sheet, form.foot * 0.97, 0, 16, glass.shades),
    glass.front,
    `<path d="${label}" fill="${sheet.linear(
      [0, 0],
      [1, 0],
      [
        { at: 0, colour: '#fdf9ef' },
        { at: 0.5, colour: '#f2ead9' },
        { at: 1, colour: '#d3c7ae' },
      ],
    )}"/>`,
    `<path d="${glass.form.patch(-45, 39, form.label[0] + 6, form.label[0] + 9)}${glass.form.patch(-45, 39, form.label[1] - 9, form.label[1] - 6)}" fill="${jam.dark}"/>`,
    fruit(jam.base, jam.dark, middle + form.foot * TILT - 24),
    line(18, middle + 22, 6),
    line(11, middle + 36, 2.4),
    glass.form.gleam(-62, -49, form.label[0], form.label[1], 0.35),
    shape === 1 ? clothCap(paint, form.lid) : metalLid(paint, form.lid),
  ]
  const top = form.lid[1] - form.lid[2] - form.lid[0] * TILT
  return {
    art: art.join(''),
    outline: `${glass.form.outline}${ring(form.lid[0], form.lid[1] - form.lid[2])}`,
    box: { x: -160, y: top, width: 320, height: -top + form.foot * TILT },
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: 10, y: form.label[0] + 10, width: 360 },
    centimetres: shape === 2 ? 15 : 11,
    opacity: 0.85,
  }
}

function fruit(base: string, dark: string, y: number): string {
  return `<g transform="translate(-6 ${y})"><circle cx="-10" cy="10" r="13" fill="${base}"/><circle cx="13" cy="16" r="12" fill="${dark}"/><path d="M-10 -2C-8 -16 0 -24 8 -28M13 4C12 -12 10 -20 8 -28" stroke="#5d6a43" stroke-width="2.4" fill="none"/><path d="M8 -28C18 -36 30 -34 34 -26C26 -20 14 -22 8 -28Z" fill="#7c8a58"/></g>`
}

function metalLid({ sheet, shape, colour }: Paint, [radius, y, height]: readonly [number, number, number]): string {
  const shades = shape === 0 ? metal('brass') : shadesOf(mix(colour, '#2b2622', 0.55))
  const lid = turned(
    sheet,
    `M ${radius - 6} ${y - height} C ${radius} ${y - height} ${radius} ${y - height + 6} ${radius} ${y - height + 10} L ${radius} ${y}`,
    metalRamp(shades),
  )
  const ribs = Array.from(
    { length: 30 },
    (_, index) =>
      `<path d="${lid.patch(-84 + index * 5.8, -82.4 + index * 5.8, y - height + 16, y - 5)}" fill="${shades.deep}" opacity=".22"/>`,
  )
  const disc = sheet.linear(
    [0, 0],
    [1, 0.7],
    [
      { at: 0, colour: shades.lighter },
      { at: 0.35, colour: shades.gleam },
      { at: 0.6, colour: shades.light },
      { at: 1, colour: shades.dark },
    ],
  )
  return `${lid.art}${ribs.join('')}<path d="${ring(radius - 6, y - height)}" fill="${disc}"/><path d="${ring(radius - 16, y - height + 1)}" fill="none" stroke="${shades.dark}" stroke-width="2" opacity=".6"/>`
}

/** A round of checked cotton over the lid, gathered by twine. */
function clothCap({ sheet, colour }: Paint, [radius, y, height]: readonly [number, number, number]): string {
  const cloth = shadesOf('#f1e9da')
  const thread = shadesOf(mix(colour, '#8c3b34', 0.35))
  const check = sheet.pattern(
    22,
    22,
    8,
    `<rect width="11" height="22" fill="${thread.base}" opacity=".5"/><rect width="22" height="11" fill="${thread.base}" opacity=".5"/>`,
  )
  const top = y - height
  const frill = Array.from({ length: 12 }, (_, index) => {
    const x = radius * 1.08 - (index * radius * 2.38) / 11
    const drop = y + 34 + Math.sqrt(Math.max(0, 1 - (x / (radius * 1.32)) ** 2)) * 34
    return `Q${x + radius * 0.11} ${drop + 12} ${x} ${drop + (index % 2) * 7}`
  })
  const shape = `M${-radius} ${top + 14}C${-radius} ${top - 20} ${-radius * 0.6} ${top - 34} 0 ${top - 34}C${radius * 0.6} ${top - 34} ${radius} ${top - 20} ${radius} ${top + 14}L${radius + 2} ${y - 4}L${radius * 1.3} ${y + 34}${frill.join('')}L${-radius - 2} ${y - 4}Z`
  const folds = Array.from({ length: 11 }, (_, index) => {
    const share = -0.9 + index * 0.18
    return `<path d="M${radius * share} ${y + 4 + 22 * Math.sqrt(1 - share * share)}L${radius * share * 1.26} ${y + 30 + 34 * Math.sqrt(1 - share * share)}" stroke="#3a2a20" stroke-width="5" opacity=".16"/>`
  })
  const light = sheet.linear(
    [0, 0],
    [1, 0.2],
    [
      { at: 0, colour: '#ffffff', opacity: 0.4 },
      { at: 0.4, colour: '#ffffff', opacity: 0 },
      { at: 1, colour: '#2a1a14', opacity: 0.42 },
    ],
  )
  const twine = `M${-radius - 2} ${y - 6}C${-radius} ${y + 26} ${radius} ${y + 26} ${radius + 2} ${y - 6}`
  return `<path d="${shape}" fill="${cloth.light}"/><path d="${shape}" fill="${check}"/>${folds.join('')}<path d="${shape}" fill="${light}"/><path d="${twine}" fill="none" stroke="#8a6b45" stroke-width="8"/><path d="${twine}" fill="none" stroke="#c9a878" stroke-width="4" stroke-dasharray="5 3"/><path d="M20 ${y + 18}C60 ${y + 2} 66 ${y + 44} 24 ${y + 20}C44 ${y + 56} 40 ${y + 66} 52 ${y + 76}M22 ${y + 20}C0 ${y + 46} 8 ${y + 60} -4 ${y + 72}" fill="none" stroke="#b48f5e" stroke-width="5" stroke-linecap="round"/>`
}
