import { mix, type Shades } from '../../light/colour.ts'
import { mattRamp, type Ramp, rampColour } from '../../light/materials.ts'
import { fading, round, type Sheet } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring, tube } from '../../shapes/parts.ts'
import { type Turned, turned } from '../../shapes/turned.ts'

/** Radii at the rim and the foot; `belly` is how far the side swells between them. */
const FORMS = [
  {
    rim: 270,
    height: 250,
    foot: 196,
    belly: 22,
    rows: 11,
    stakes: 15,
    handle: 'M-262 -236C-262 -640 262 -640 262 -236',
    top: 560,
    centimetres: 44,
  },
  { rim: 300, height: 140, foot: 240, belly: 16, rows: 6, stakes: 17, handle: '', top: 140, centimetres: 18 },
  { rim: 204, height: 420, foot: 178, belly: 16, rows: 17, stakes: 11, handle: '', top: 420, centimetres: 46 },
] as const

/** A willow basket: a market basket with an arched handle, a shallow bread basket, or a tall one with two grips. */
export function drawBasket(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const form = FORMS[shape]
  const { rim, height, foot, rows, stakes } = form
  const ramp = mattRamp(shades)
  const y = -height
  const profile = Array.from({ length: rows * 2 + 1 }, (_, index) => {
    const share = index / (rows * 2)
    return `${round(rim + (foot - rim) * share + form.belly * Math.sin(share * Math.PI))} ${round(y + height * share)}`
  })
  const body = turned(sheet, `M ${profile.join(' L ')}`, ramp)
  const art = [
    `<path d="${body.outline}" fill="${shades.deep}"/>`,
    woven(body, ramp, shades, { top: y + 8, bottom: -8, rows, stakes, random: paint.random }),
    `<path d="${body.outline}" fill="${sheet.linear(
      [0, 0],
      [0, 1],
      [
        { at: 0, colour: '#1b0e04', opacity: 0 },
        { at: 0.7, colour: '#1b0e04', opacity: 0.08 },
        { at: 1, colour: '#1b0e04', opacity: 0.42 },
      ],
    )}"/>`,
    // After the body, whose outline closes the top.
    inside(sheet, shades, rim, y),
    border(shades, rim, y, true),
    border(shades, foot + 4, -2, true),
    shape === 0 ? twisted(form.handle, 26, shades) : '',
    shape === 1 ? grip(shades, -rim, y) + grip(shades, rim, y) : '',
    shape === 2 ? grip(shades, -rim - 2, y + 96) + grip(shades, rim + 2, y + 96) : '',
  ]
  const wide = rim + (shape === 0 ? 8 : 46)
  return {
    art: art.join(''),
    outline: `${body.outline}${form.handle ? `${form.handle}L236 -236C236 -610 -236 -610 -236 -236Z` : ''}`,
    box: {
      x: -wide,
      y: -form.top - (shape === 0 ? 0 : rim * TILT),
      width: wide * 2,
      height: form.top + (shape === 0 ? 0 : rim * TILT) + foot * TILT + 12,
    },
    stance: 'stands',
    feet: [roundFoot(foot + 4)],
    detail: { x: -rim * 0.3, y: -height * 0.72, width: rim * 1.5 },
    centimetres: form.centimetres,
  }
}

interface Weave {
  top: number
  bottom: number
  rows: number
  stakes: number
  random: () => number
}

/** Rods that go in front of one stake and behind the next, each a small bulging patch with its own light. */
function woven(body: Turned, ramp: Ramp, shades: Shades, { top, bottom, rows, stakes, random }: Weave): string {
  const step = 180 / stakes
  const high = (bottom - top) / rows
  const rods: string[] = []
  for (let row = 0; row < rows; row++) {
    const y = top + row * high
    for (let stake = -1; stake <= stakes; stake++) {
      const middle = -90 + (stake + (row % 2) * 0.5 + 0.25) * step
      const [from, to] = [Math.max(-89, middle - step * 0.5), Math.min(89, middle + step * 0.5)]
      if (to - from < 1) continue
      const tone = mix(
        rampColour(ramp, Math.sin((middle * Math.PI) / 180)),
        random() > 0.5 ? shades.lighter : shades.darker,
        random() * 0.22,
      )
      const a = body.at(y + high * 0.5, from)
      const b = body.at(y + high * 0.5, to)
      const peak = body.at(y + high * 0.5, (from + to) / 2)
      const half = high * 0.47
      const rod = (rise: number, drop: number) =>
        `M${round(a.x)} ${round(a.y + drop * 0.55)}C${round((a.x + peak.x) / 2)} ${round(peak.y - rise)} ${round((b.x + peak.x) / 2)} ${round(peak.y - rise)} ${round(b.x)} ${round(b.y + drop * 0.55)}C${round((b.x + peak.x) / 2)} ${round(peak.y + drop)} ${round((a.x + peak.x) / 2)} ${round(peak.y + drop)} ${round(a.x)} ${round(a.y + drop * 0.55)}Z`
      rods.push(
        `<path d="${rod(half * 1.15, half * 1.2)}" fill="${mix(tone, '#20110a', 0.32)}"/><path d="${rod(half * 1.15, half * 0.6)}" fill="${tone}"/><path d="${rod(half * 0.85, -half * 0.25)}" fill="${mix(tone, '#fff6e0', 0.3)}" fill-opacity=".75"/>`,
      )
    }
  }
  return rods.join('')
}

/** The plaited edge: short turns of willow along a circle; the front half, or all of it. */
function border(shades: Shades, radius: number, y: number, frontOnly: boolean): string {
  const count = Math.round(radius / 5)
  const turns = Array.from({ length: count }, (_, index) => {
    const angle = ((frontOnly ? -90 + (index / count) * 180 : (index / count) * 360) * Math.PI) / 180
    const at = (shift: number) => ({
      x: radius * Math.sin(angle + shift),
      y: y + radius * TILT * Math.cos(angle + shift),
    })
    const a = at(-0.03)
    const b = at(0.09)
    const light = 0.5 - Math.sin(angle) * 0.5
    const tone = mix(shades.darker, shades.light, light)
    const path = `M${round(a.x)} ${round(a.y + 8)}Q${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2 - 7)} ${round(b.x)} ${round(b.y - 8)}`
    return `<path d="${path}" stroke="${shades.deep}" stroke-width="12"/><path d="${path}" stroke="${tone}" stroke-width="9"/><path d="${path}" stroke="${mix(tone, '#fff6e0', 0.45)}" stroke-width="3" transform="translate(-1.4 -1.8)"/>`
  })
  return `<g fill="none" stroke-linecap="round">${turns.join('')}</g>`
}

function inside(sheet: Sheet, shades: Shades, rim: number, y: number): string {
  const dark = sheet.linear(
    [0, 0],
    [1, 0.2],
    [
      { at: 0, colour: mix(shades.deep, '#140a04', 0.45) },
      { at: 0.55, colour: shades.deep },
      { at: 1, colour: shades.dark },
    ],
  )
  // The far wall, row by row into the dark; the rods of two rows never end at the same stake.
  const rows = Array.from({ length: 7 }, (_, index) => {
    const path = ring(rim * (0.985 - index * 0.012), y + 10 + index * 17)
    const shift = index % 2 ? 21 : 0
    const fade = round(0.85 - index * 0.11, 2)
    return `<path d="${path}" fill="none" stroke="${shades.dark}" stroke-width="13" stroke-opacity="${fade}" stroke-dasharray="37 5" stroke-dashoffset="${shift}"/><path d="${path}" fill="none" stroke="${shades.light}" stroke-width="3" stroke-opacity="${round(fade * 0.4, 2)}" stroke-dasharray="33 9" stroke-dashoffset="${shift - 2}" transform="translate(0 -3)"/>`
  })
  const depth = sheet.linear([0, 0], [1, 0.1], fading('#140a04', [0.72, 0.4, 0.12]))
  return `<g clip-path="${sheet.clip(`<path d="${ring(rim, y)}"/>`)}"><path d="${ring(rim, y)}" fill="${dark}"/>${rows.join('')}<path d="${ring(rim, y)}" fill="${depth}"/></g>${border(shades, rim, y, false)}`
}

/** The handle: a stout rod wrapped with a thinner one. */
function twisted(path: string, width: number, shades: Shades): string {
  const wraps = Array.from({ length: 40 }, (_, index) => {
    const t = (index + 0.5) / 40
    const u = 1 - t
    const x = -262 * (u * u * u + 3 * u * u * t) + 262 * (3 * u * t * t + t * t * t)
    const y = -236 * (u * u * u + t * t * t) - 640 * (3 * u * u * t + 3 * u * t * t)
    const dx = 3 * (u * u * 0 + 2 * u * t * 524 + t * t * 0)
    const dy = 3 * (u * u * -404 + t * t * 404)
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    return `<path d="M-5 ${width / 2 - 1}Q0 0 7 ${-width / 2 + 1}" transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" stroke="${shades.deep}" stroke-width="2.6" stroke-opacity=".5"/>`
  })
  return `${tube(path, width, shades, 'butt')}<g fill="none">${wraps.join('')}</g>`
}

function grip(shades: Shades, x: number, y: number): string {
  const side = Math.sign(x)
  return tube(
    `M${x - side * 6} ${y - 34}C${x + side * 52} ${y - 44} ${x + side * 52} ${y + 44} ${x - side * 6} ${y + 36}`,
    19,
    shades,
  )
}
