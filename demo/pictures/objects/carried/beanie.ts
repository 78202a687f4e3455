import { mix, shadesOf } from '../../light/colour.ts'
import { mattRamp } from '../../light/materials.ts'
import { evenly, round } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { stitches } from '../../shapes/cloth.ts'
import { slab } from '../../shapes/curves.ts'
import { type Turned, turned } from '../../shapes/turned.ts'

const FORMS = [
  {
    crown: 'M 6 -388 C 70 -392 176 -352 206 -240 C 214 -200 216 -150 214 -96',
    brim: 'M 216 -146 C 228 -140 230 -124 230 -104 L 226 -16 C 226 -6 220 0 212 0',
    brimTop: -146,
    top: 392,
    step: 8,
  },
  {
    crown: 'M 8 -398 C 80 -402 180 -356 206 -250 C 214 -206 216 -150 214 -96',
    brim: 'M 218 -166 C 230 -160 232 -140 232 -120 L 228 -16 C 228 -6 222 0 214 0',
    brimTop: -166,
    top: 520,
    step: 12,
  },
  {
    crown: 'M 6 -450 C 56 -456 150 -420 188 -310 C 206 -250 214 -180 212 -110',
    brim: 'M 214 -186 C 226 -180 228 -160 228 -140 L 224 -16 C 224 -6 218 0 210 0',
    brimTop: -186,
    top: 452,
    step: 6.5,
  },
] as const

/** A ribbed wool beanie standing as if it were worn: short, with a bobble, or tall with a leather mark. */
export function drawBeanie(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const form = FORMS[shape]
  const crown = turned(sheet, form.crown, mattRamp(shades), 0, 0.7)
  const brim = turned(sheet, form.brim, mattRamp(shades), 0, 0.9)
  const art = [
    crown.art,
    ribs(paint, crown, -form.top + (shape === 1 ? 130 : 14), form.brimTop, form.step),
    `<path d="${crown.patch(-90, 90, form.brimTop - 4, form.brimTop + 26)}" fill="${sheet.linear(
      [0, 0],
      [0, 1],
      [
        { at: 0, colour: shades.deep, opacity: 0 },
        { at: 1, colour: shades.deep, opacity: 0.8 },
      ],
    )}"/>`,
    // Only the front of the brim: a turned form has a closed top, this one has a head in it.
    `<g clip-path="${sheet.clip(`<path d="${brim.patch(-90, 90, form.brimTop, 0)}"/>`)}">${brim.art}</g>`,
    ribs(paint, brim, form.brimTop + 4, -4, form.step),
    gathers(paint, -form.top + (shape === 1 ? 124 : 4)),
    shape === 1 ? bobble(paint, -430) : '',
    shape === 2 ? mark(paint, brim) : '',
  ]
  return {
    art: art.join(''),
    outline: `${crown.outline}${brim.outline}${shape === 1 ? 'M-100 -430A100 100 0 1 1 100 -430A100 100 0 1 1 -100 -430Z' : ''}`,
    box: { x: -234, y: -form.top - (shape === 1 ? 14 : 4), width: 468, height: form.top + 70 },
    stance: 'stands',
    feet: [roundFoot(216)],
    detail: { x: -50, y: form.brimTop - 10, width: 400 },
    centimetres: shape === 1 ? 30 : 24,
  }
}

/** Knitted ribs: a dark valley, a lit ridge, and the small Vs of the stitches on it. */
function ribs({ shades }: Paint, form: Turned, top: number, bottom: number, step: number): string {
  const count = Math.floor(176 / step)
  return Array.from({ length: count }, (_, index) => {
    const from = -88 + index * (176 / count)
    const wide = 176 / count
    const light = 0.5 - Math.sin((from * Math.PI) / 180) * 0.5
    const rows = Math.round((bottom - top) / (step * 1.7))
    const stitch = Array.from({ length: rows }, (_, row) => {
      const y = top + ((row + 0.5) / rows) * (bottom - top)
      const [left, middle, right] = [
        form.at(y, from + wide * 0.4),
        form.at(y, from + wide * 0.68),
        form.at(y, from + wide * 0.96),
      ]
      return `M${round(left.x)} ${round(left.y)}L${round(middle.x)} ${round(middle.y + step * 0.75)}L${round(right.x)} ${round(right.y)}`
    })
    return `<path d="${form.patch(from, from + wide * 0.34, top, bottom)}" fill="${shades.deep}" fill-opacity=".42"/><path d="${form.patch(from + wide * 0.34, from + wide * 0.44, top, bottom)}" fill="${shades.darker}" fill-opacity=".3"/><path d="${form.patch(from + wide * 0.5, from + wide * 0.76, top, bottom)}" fill="${shades.gleam}" fill-opacity="${round(0.08 + light * 0.2, 2)}"/><path d="${stitch.join('')}" fill="none" stroke="${shades.deep}" stroke-width="1.5" stroke-linejoin="round" stroke-opacity=".26"/>`
  }).join('')
}

/** Where the crown is drawn together by hand. */
function gathers({ shades }: Paint, y: number): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2
    return `M0 ${y + 8}Q${round(Math.cos(angle) * 12)} ${round(y + 8 + Math.sin(angle) * 3)} ${round(Math.cos(angle) * 40)} ${round(y + 14 + Math.sin(angle) * 11)}`
  })
  return `<path d="${rays.join('')}" fill="none" stroke="${shades.deep}" stroke-width="4" stroke-linecap="round" stroke-opacity=".4"/>`
}

/** A woollen bobble of many short threads, the outer ones first. */
function bobble({ shades, random }: Paint, y: number): string {
  const threads = Array.from({ length: 460 }, (_, index) => {
    const angle = random() * Math.PI * 2
    const reach = (1 - index / 460) ** 0.55 * 94
    const [x, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const facing = (-x - dy) / 130
    const tone = facing + (random() - 0.5) * 0.8
    const colour =
      tone > 0.55
        ? shades.lighter
        : tone > 0.15
          ? shades.light
          : tone > -0.25
            ? shades.base
            : tone > -0.6
              ? shades.dark
              : shades.darker
    const [tipX, tipY] = [x * 1.04 + Math.cos(angle) * 16, dy * 1.04 + Math.sin(angle) * 16]
    return `<path d="M${round(x * 0.75)} ${round(y + dy * 0.75)}Q${round(x + (random() - 0.5) * 14)} ${round(y + dy + (random() - 0.5) * 14)} ${round(tipX)} ${round(y + tipY)}" stroke="${colour}"/>`
  })
  return `<circle cx="0" cy="${y}" r="88" fill="${shades.dark}"/><g fill="none" stroke-width="4.4" stroke-linecap="round">${threads.join('')}</g>`
}

function mark({ sheet, colour }: Paint, brim: Turned): string {
  const leather = shadesOf(mix('#8a5632', colour, 0.06))
  const { x, y } = brim.at(-96, -6)
  const patch = slab(x - 52, y - 32, 104, 64, 6)
  return `<path d="${patch}" fill="#140c08" fill-opacity=".35" transform="translate(3 5)"/><path d="${patch}" fill="${sheet.linear([0, 0], [1, 0.6], evenly([leather.lighter, leather.light, leather.dark]))}"/>${stitches(slab(x - 44, y - 24, 88, 48, 3), leather.gleam, 6, 2)}<path d="M${x - 20} ${y + 6}C${x - 10} ${y - 16} ${x + 8} ${y - 16} ${x + 22} ${y - 4}M${x - 18} ${y + 8}L${x + 20} ${y + 8}" fill="none" stroke="${leather.deep}" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".7"/>`
}
