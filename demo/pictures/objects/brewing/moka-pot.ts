import { shadesOf } from '../../light/colour.ts'
import { acrossStops, METALS, metalRamp } from '../../light/materials.ts'
import { evenly, round } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  { foot: 150, waist: 98, crown: 138, waistY: -236, height: 470 },
  { foot: 164, waist: 116, crown: 150, waistY: -196, height: 400 },
  { foot: 132, waist: 92, crown: 122, waistY: -262, height: 530 },
] as const

/** An eight-sided stove-top coffee maker; the aluminium takes the variant's colour, the handle stays black. */
export function drawMokaPot(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const { foot, waist, crown, waistY, height } = FORMS[shape]
  const dark = shadesOf(METALS.blackened)
  const collar = turned(
    sheet,
    `M ${waist + 4} ${waistY - 16} C ${waist + 14} ${waistY - 12} ${waist + 14} ${waistY + 8} ${waist + 4} ${waistY + 12}`,
    metalRamp(shades),
  )
  const top = -height + 62
  const lid = turned(
    sheet,
    `M 12 ${-height + 20} C 40 ${-height + 20} ${crown - 20} ${top - 20} ${crown + 3} ${top}`,
    metalRamp(shades),
  )
  const knob = turned(
    sheet,
    `M 6 ${-height - 34} C 30 ${-height - 36} 32 ${-height - 8} 20 ${-height + 8} L 14 ${-height + 24}`,
    metalRamp(dark),
  )
  const handle = `M${waist + 16} ${top + 22}L${crown + 66} ${top + 6}C${crown + 104} ${top + 4} ${crown + 112} ${top + 30} ${crown + 106} ${top + 60}L${crown + 84} ${waistY - 4}C${crown + 80} ${waistY + 14} ${crown + 54} ${waistY + 12} ${crown + 56} ${waistY - 8}L${crown + 68} ${top + 62}C${crown + 70} ${top + 48} ${crown + 62} ${top + 44} ${crown + 50} ${top + 46}L${waist + 24} ${top + 52}Z`
  const spout = `M${-crown + 6} ${top + 4}L${-crown - 52} ${top - 8}C${-crown - 40} ${top + 40} ${-crown + 6} ${top + 84} ${-waist - 12} ${waistY - 74}Z`
  const handleFill = sheet.linear([0, 0], [1, 0.2], evenly([dark.base, dark.light, dark.base, dark.darker]))
  const art = [
    facets(paint, foot, 0, waist, waistY),
    `<path d="${ring(waist + 20, waistY + 12, 8)}" fill="#000000" opacity=".22"/>`,
    valve(paint, foot),
    collar.art,
    `<path d="${handle}" fill="${handleFill}"/><path d="M${crown + 62} ${top + 14}C${crown + 96} ${top + 12} ${crown + 100} ${top + 34} ${crown + 95} ${top + 62}L${crown + 76} ${waistY - 10}" fill="none" stroke="${dark.lighter}" stroke-width="5" stroke-linecap="round" opacity=".45"/>`,
    `<path d="${spout}" fill="${sheet.linear([0, 0], [1, 0.3], evenly([shades.lighter, shades.light, shades.darker, shades.dark]))}"/>`,
    facets(paint, waist, waistY - 16, crown, top),
    `<path d="M${-crown - 52} ${top - 8}L${-crown + 12} ${top + 2}L${-crown + 40} ${top - 14}Z" fill="${shades.light}"/>`,
    lid.art,
    `<path d="${lid.patch(-100, 100, top - 5, top)}" fill="${shades.deep}" opacity=".4"/>`,
    knob.art,
    knob.gleam(-60, -20, -height - 24, -height, 0.5),
  ]
  return {
    art: art.join(''),
    outline: `M${-foot} 0L${-waist} ${waistY}L${-crown} ${top}L0 ${-height - 30}L${crown} ${top}L${waist} ${waistY}L${foot} 0Z${handle}${spout}`,
    box: { x: -foot - 30, y: -height - 36, width: foot + 30 + crown + 110, height: height + 36 + foot * TILT },
    stance: 'stands',
    feet: [roundFoot(foot)],
    detail: { x: 30, y: waistY - 90, width: 430 },
    centimetres: 22,
  }
}

/** Eight flat sides between two circles: each takes its own light, with a bright edge between them. */
function facets({ sheet, shades }: Paint, low: number, lowY: number, high: number, highY: number): string {
  const corner = (radius: number, y: number, index: number) => {
    const angle = ((-112.5 + index * 45) * Math.PI) / 180
    return [round(radius * Math.sin(angle)), round(y + radius * TILT * Math.cos(angle))] as const
  }
  const lights = [
    [shades.darker, shades.dark],
    [shades.lighter, shades.gleam, shades.light],
    [shades.light, shades.base, shades.light],
    [shades.dark, shades.darker, shades.dark],
    [shades.base, shades.dark],
  ]
  const ground = sheet.linear([0, 0], [1, 0], acrossStops(metalRamp(shades)))
  const sides = lights.map((tones, index) => {
    const [ax, ay] = corner(high, highY, index)
    const [bx, by] = corner(high, highY, index + 1)
    const [cx, cy] = corner(low, lowY, index + 1)
    const [dx, dy] = corner(low, lowY, index)
    const fill = sheet.linear([0, 0], [0.35, 1], evenly(tones))
    return `<path d="M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}Z" fill="${fill}"/><path d="M${bx} ${by}L${cx} ${cy}" stroke="${shades.gleam}" stroke-width="2.4" opacity="${index > 2 ? 0.3 : 0.75}"/>`
  })
  return `<path d="M${-high} ${highY}L${high} ${highY}L${low} ${lowY}A${low} ${round(low * TILT)} 0 0 1 ${-low} ${lowY}Z" fill="${ground}" opacity="0"/>${sides.join('')}`
}

function valve({ sheet }: Paint, foot: number): string {
  const brass = shadesOf(METALS.brass)
  const x = foot * 0.52
  return `<circle cx="${x}" cy="-104" r="13" fill="${sheet.radial([0.35, 0.35], 0.7, evenly([brass.gleam, brass.base, brass.deep]))}"/><circle cx="${x}" cy="-104" r="4" fill="${brass.deep}"/>`
}
