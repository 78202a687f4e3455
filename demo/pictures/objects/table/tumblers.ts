import { mix } from '../../light/colour.ts'
import { blown, caustic, liquid, thickBase } from '../../light/glass.ts'
import { round } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'

const FORMS = [
  {
    profile: 'M 108 -250 C 104 -170 96 -80 90 -20 C 88 -6 84 0 78 0',
    rim: { radius: 108, y: -250 },
    foot: 86,
    ribs: true,
  },
  { profile: 'M 92 -290 L 90 -24 C 89 -8 84 0 76 0', rim: { radius: 92, y: -290 }, foot: 88, ribs: false },
  {
    profile: 'M 92 -214 C 112 -150 124 -60 84 -10 C 80 -4 76 0 70 0',
    rim: { radius: 92, y: -214 },
    foot: 82,
    ribs: false,
  },
] as const

/** Two drinking glasses of tinted glass, one with water: ribbed, straight, or rounded. */
export function drawTumblers(paint: Paint): Drawing {
  const form = FORMS[paint.shape]
  const behind = one(paint, true)
  const front = one(paint, false)
  const gap = form.rim.radius * 0.98
  const place = (art: string, x: number, y: number, size: number) =>
    `<g transform="translate(${round(x)} ${y}) scale(${size})">${art}</g>`
  const half = form.rim.radius * 2 + 18
  const outline = doubled(form.profile, form.rim.radius, gap)
  return {
    art: place(behind.art, gap, -34, 0.97) + place(front.art, -gap * 0.9, 0, 1),
    outline,
    box: {
      x: -half,
      y: form.rim.y - form.rim.radius * TILT - 26,
      width: half * 2,
      height: -form.rim.y + form.rim.radius * TILT + 50,
    },
    stance: 'stands',
    feet: [roundFoot(form.foot, gap, -34), roundFoot(form.foot, -gap * 0.9)],
    detail: { x: -30, y: form.rim.y + 90, width: 360 },
    centimetres: 10,
    opacity: 0.6,
  }
}

function one(paint: Paint, filled: boolean): { art: string } {
  const { sheet, colour, shape } = paint
  const form = FORMS[shape]
  const glass = blown(sheet, form.profile, mix(colour, '#dfeaea', 0.15), form.rim)
  const level = Math.round(form.rim.y * 0.66)
  const radius = glass.form.at(level, 0).radius - 5
  const below = glass.form.at(level * 0.5, 0).radius - 5
  const water = liquid(
    sheet,
    `M ${radius} ${level} C ${(radius + below) / 2} ${level * 0.8} ${below} ${level * 0.6} ${below} ${level * 0.5} C ${below} ${level * 0.3} ${form.foot} -34 ${form.foot - 6} -24`,
    mix(colour, '#e6f2f2', 0.6),
    { radius, y: level },
    0.6,
  )
  const ribs = form.ribs ? ribbing(glass.form.patch, form.rim.y) : ''
  return {
    art:
      caustic(sheet, form.foot, 190) +
      glass.back +
      (filled ? water : '') +
      thickBase(sheet, form.foot * 0.97, 0, 24, glass.shades) +
      ribs +
      glass.front,
  }
}

/** Pressed upright ribs: a bright and a dark side each. */
function ribbing(patch: (from: number, to: number, top: number, bottom: number) => string, rim: number): string {
  return [-70, -52, -36, -20, -5, 10, 25, 41, 57]
    .map(
      (angle) =>
        `<path d="${patch(angle, angle + 4, rim + 64, -20)}" fill="#ffffff" opacity=".34"/><path d="${patch(angle + 5, angle + 9, rim + 64, -20)}" fill="#10242a" opacity=".1"/>`,
    )
    .join('')
}

/** The shadow of the pair: two upright bands in the proportions of the glass. */
function doubled(profile: string, rim: number, gap: number): string {
  const height = Number(profile.split(' ')[2])
  const band = (x: number) => `M${x - rim} ${height}L${x + rim} ${height}L${x + rim * 0.82} 10L${x - rim * 0.82} 10Z`
  return band(-gap * 0.9) + band(gap)
}
