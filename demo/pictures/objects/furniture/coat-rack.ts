import { mix, type Shades } from '../../light/colour.ts'
import { metal } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab, softLine } from '../../shapes/curves.ts'

const FORMS = [
  { rail: slab(-420, -62, 840, 116, 18), pegs: [-320, -160, 0, 160, 320], top: -62, bottom: 54, width: 840 },
  { rail: slab(-430, -40, 860, 80, 40), pegs: [-330, -198, -66, 66, 198, 330], top: -40, bottom: 40, width: 860 },
  { rail: slab(-420, -30, 840, 130, 10), pegs: [-300, -100, 100, 300], top: -130, bottom: 100, width: 840 },
] as const

/** A lacquered coat rack: turned wooden pegs on a board, mushroom knobs on a round rail, or brass hooks under a hat shelf. */
export function drawCoatRack(paint: Paint): Drawing {
  const { shape } = paint
  const form = FORMS[shape]
  const y = shape === 2 ? 30 : 0
  const art = [
    rail(paint, form.rail, form.top, form.bottom, form.width),
    shape === 2 ? hatShelf(paint) : '',
    shape === 1 ? '' : screws(form.width, y - 4),
    ...form.pegs.map((x) => (shape === 0 ? peg(paint, x) : shape === 1 ? knob(paint, x) : hook(paint, x))),
  ]
  const height = shape === 2 ? 330 : shape === 0 ? 190 : 150
  return {
    art: art.join(''),
    outline: `${form.rail}${form.pegs.map((x) => slab(x - 22, y, 44, shape === 1 ? 50 : 90, 20)).join('')}${shape === 2 ? slab(-430, -120, 860, 40, 4) : ''}`,
    box: { x: -form.width / 2, y: shape === 2 ? -150 : form.top, width: form.width, height },
    stance: 'hangs',
    feet: [],
    detail: { x: -200, y: 24, width: 440 },
    centimetres: shape === 2 ? 26 : 16,
    distance: 20,
  }
}

function rail({ sheet, shades, random }: Paint, outline: string, top: number, bottom: number, width: number): string {
  const light = sheet.linear(
    [0, 0],
    [0, 1],
    [
      { at: 0, colour: shades.gleam, opacity: 0.7 },
      { at: 0.07, colour: shades.lighter, opacity: 0.5 },
      { at: 0.3, colour: shades.light, opacity: 0.25 },
      { at: 0.75, colour: shades.dark, opacity: 0.2 },
      { at: 1, colour: shades.deep, opacity: 0.75 },
    ],
  )
  const sheen = sheet.linear([0, 0], [1, 0.1], fading('#ffffff', [0, 0.26, 0.05, 0.12, 0]))
  return `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${woodGrain(sheet, random, { x: -width / 2, y: top, width, height: bottom - top }, shades, 20)}</g><path d="${outline}" fill="${light}"/><path d="${outline}" fill="${sheen}"/>`
}

/** A turned peg that points at the camera and a little up: the long body foreshortened under its round head. */
function peg({ sheet, shades }: Paint, x: number): string {
  const head = sheet.radial(
    [0.34, 0.28],
    0.82,
    evenly([shades.gleam, shades.lighter, shades.light, shades.base, shades.dark, shades.darker]),
  )
  const body = sheet.linear(
    [0, 0],
    [1, 0],
    evenly([shades.base, shades.light, shades.base, shades.darker, shades.dark]),
  )
  return [
    softLine(`M${x + 14} 20L${x + 56} 84`, 54, '#120c0a', 0.34, 6),
    `<ellipse cx="${x}" cy="2" rx="34" ry="32" fill="${mix(shades.dark, shades.darker, 0.5)}"/><ellipse cx="${x - 2}" cy="0" rx="31" ry="29" fill="${shades.base}"/>`,
    `<path d="M${x - 25} 0C${x - 16} 24 ${x - 16} 40 ${x - 30} 62L${x + 30} 62C${x + 16} 40 ${x + 16} 24 ${x + 25} 0Z" fill="${body}"/>`,
    `<ellipse cx="${x + 2}" cy="72" rx="36" ry="34" fill="${shades.deep}" fill-opacity=".6"/><ellipse cx="${x}" cy="68" rx="35" ry="33" fill="${head}"/>`,
    `<ellipse cx="${x}" cy="67" rx="24" ry="22" fill="none" stroke="${shades.deep}" stroke-width="2.2" stroke-opacity=".2"/><ellipse cx="${x - 13}" cy="54" rx="11" ry="7" fill="#ffffff" fill-opacity=".5" transform="rotate(-36 ${x - 13} 54)"/>`,
  ].join('')
}

function knob({ sheet, shades }: Paint, x: number): string {
  const brass = metal('brass')
  const head = sheet.radial(
    [0.34, 0.28],
    0.82,
    evenly([shades.gleam, shades.lighter, shades.light, shades.base, shades.dark, shades.darker]),
  )
  return [
    softLine(`M${x + 14} 18L${x + 40} 56`, 66, '#120c0a', 0.36, 6),
    `<circle cx="${x}" cy="6" r="27" fill="${sheet.radial([0.35, 0.3], 0.8, evenly([brass.gleam, brass.base, brass.deep]))}"/>`,
    `<circle cx="${x + 2}" cy="24" r="47" fill="${shades.deep}" fill-opacity=".55"/><circle cx="${x}" cy="20" r="46" fill="${head}"/><ellipse cx="${x - 17}" cy="2" rx="14" ry="8" fill="#ffffff" fill-opacity=".5" transform="rotate(-36 ${x - 17} 2)"/>`,
  ].join('')
}

function hook({ sheet }: Paint, x: number): string {
  const brass = metal('brass')
  const curve = `M${x} 46C${x} 110 ${x + 2} 148 ${x + 26} 152C${x + 44} 152 ${x + 46} 128 ${x + 42} 114`
  const stroke = (colour: string, width: number, shift: number, opacity = 1) =>
    `<path d="${curve}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" transform="translate(${shift} ${shift})" stroke-opacity="${opacity}"/>`
  const plate = slab(x - 19, 2, 38, 86, 19)
  return [
    stroke('#120c0a', 20, 10, 0.2),
    `<path d="${plate}" fill="#120c0a" fill-opacity=".35" transform="translate(4 5)"/><path d="${plate}" fill="${sheet.linear([0, 0], [1, 0.3], evenly([brass.gleam, brass.base, brass.light, brass.darker]))}"/>`,
    stroke(brass.deep, 17, 1),
    stroke(brass.dark, 15, 0),
    stroke(brass.base, 11, -1),
    stroke(brass.lighter, 5, -2.6),
    stroke(brass.gleam, 2, -3.4),
    `<circle cx="${x + 42}" cy="112" r="12" fill="${sheet.radial([0.35, 0.3], 0.8, evenly([brass.gleam, brass.base, brass.deep]))}"/>`,
    screw(brass, x, 18),
  ].join('')
}

function hatShelf({ sheet, shades, random }: Paint): string {
  const board = slab(-430, -104, 860, 34, 5)
  const top = 'M-430 -104L-404 -150L404 -150L430 -104Z'
  const bracket = (x: number) =>
    `<path d="M${x} -70L${x + 26} -70L${x + 26} 60C${x + 10} 20 ${x} -20 ${x} -70Z" fill="${sheet.linear([0, 0], [1, 0], evenly([shades.light, shades.base, shades.darker]))}"/>`
  return `<rect x="-400" y="-70" width="800" height="60" fill="${sheet.linear([0, 0], [0, 1], fading('#120c0a', [0.42, 0]))}"/>${bracket(-404)}${bracket(378)}<g clip-path="${sheet.clip(`<path d="${board}${top}"/>`)}">${woodGrain(sheet, random, { x: -430, y: -152, width: 860, height: 84 }, shades, 20)}<path d="${top}" fill="#ffffff" fill-opacity=".16"/><path d="${board}" fill="${sheet.linear([0, 0], [0, 1], fading('#120c0a', [0, 0.16, 0.4]))}"/></g><path d="M-428 -103L428 -103" stroke="${shades.gleam}" stroke-width="2.4" stroke-opacity=".7"/>`
}

function screws(width: number, y: number): string {
  const brass = metal('brass')
  return [-width / 2 + 40, width / 2 - 40].map((x) => screw(brass, x, y)).join('')
}

function screw(brass: Shades, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y + 1}" r="10" fill="${brass.deep}"/><circle cx="${x}" cy="${y}" r="9" fill="${brass.base}"/><circle cx="${x - 2}" cy="${y - 2}" r="5" fill="${brass.lighter}" fill-opacity=".8"/><path d="M${x - 6} ${y + 4}L${x + 6} ${y - 4}" stroke="${brass.deep}" stroke-width="2.4"/>`
}
