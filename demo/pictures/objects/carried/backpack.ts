import { mix, type Shades, shadesOf } from '../../light/colour.ts'
import { metal } from '../../light/materials.ts'
import { weave } from '../../light/textures.ts'
import { evenly } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { crease, slubs, stitches } from '../../shapes/cloth.ts'
import { slab, softLine } from '../../shapes/curves.ts'
import { tube } from '../../shapes/parts.ts'

const FORMS = [
  {
    body: 'M -206 -470 C -190 -556 -110 -580 0 -580 C 110 -580 190 -556 206 -470 C 226 -340 232 -180 226 -50 C 222 -8 190 6 130 8 C 50 12 -50 12 -130 8 C -190 6 -222 -8 -226 -50 C -232 -180 -226 -340 -206 -470 Z',
    flap: 'M -206 -476 C -190 -560 -110 -582 0 -582 C 110 -582 190 -560 206 -476 C 214 -420 216 -360 212 -318 C 208 -290 190 -282 150 -280 C 60 -274 -60 -274 -150 -280 C -190 -282 -208 -290 -212 -318 C -216 -360 -214 -420 -206 -476 Z',
    pocket: slab(-160, -236, 320, 206, 34),
    top: 582,
  },
  {
    body: 'M -190 -520 C -186 -560 -150 -572 -120 -572 L 120 -572 C 150 -572 186 -560 190 -520 C 214 -360 226 -190 222 -50 C 218 -8 190 6 130 8 C 50 12 -50 12 -130 8 C -190 6 -218 -8 -222 -50 C -226 -190 -214 -360 -190 -520 Z',
    flap: 'M -176 -624 C -178 -640 -166 -646 -150 -646 L 150 -646 C 166 -646 178 -640 176 -624 L 186 -470 C 188 -452 176 -446 160 -446 L -160 -446 C -176 -446 -188 -452 -186 -470 Z',
    pocket: slab(-154, -330, 308, 290, 30),
    top: 646,
  },
  {
    body: 'M -208 -330 C -208 -500 -120 -576 0 -576 C 120 -576 208 -500 208 -330 C 222 -220 226 -130 222 -50 C 218 -8 190 6 130 8 C 50 12 -50 12 -130 8 C -190 6 -218 -8 -222 -50 C -226 -130 -222 -220 -208 -330 Z',
    flap: '',
    pocket:
      'M -166 -210 C -168 -250 -140 -262 -110 -262 L 110 -262 C 140 -262 168 -250 166 -210 L 172 -66 C 172 -36 150 -28 120 -26 L -120 -26 C -150 -28 -172 -36 -172 -66 Z',
    top: 576,
  },
] as const

/** A canvas backpack from the front: a flap with two buckles, a roll-top, or a round day pack with a zip. */
export function drawBackpack(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const box = { x: -290, y: -660, width: 580, height: 680 }
  const canvas = weave(sheet, 2.6, shades, 1)
  const ground = sheet.linear(
    [0, 0.1],
    [1, 0.7],
    evenly([
      shades.base,
      mix(shades.light, shades.lighter, 0.4),
      shades.light,
      shades.base,
      shades.dark,
      shades.darker,
    ]),
  )
  const sideFill = sheet.linear([0, 0], [1, 0.3], evenly([shades.base, shades.dark, shades.darker]))
  const cloth = (path: string, fill: string, shadow = true) =>
    `${shadow ? `<path d="${path}" fill="#0d0805" fill-opacity=".16" transform="translate(7 10)"/><path d="${path}" fill="#0d0805" fill-opacity=".24" transform="translate(3 5)"/>` : ''}<path d="${path}" fill="${fill}"/><path d="${path}" fill="none" stroke="${shades.gleam}" stroke-width="2" stroke-opacity=".22"/>`
  const loopTop = -form.top + 6
  const grip = `M-52 ${loopTop + 10}C-50 ${loopTop - 62} 50 ${loopTop - 62} 52 ${loopTop + 10}`
  const art = [
    shoulder(shades, -1),
    shoulder(shades, 1),
    tube(grip, 24, shadesOf('#6d4228'), 'butt'),
    cloth('M-214 -250C-262 -246 -272 -190 -270 -120C-270 -50 -264 -10 -226 -4L-200 -20Z', sideFill, false),
    cloth(
      'M214 -250C262 -246 272 -190 270 -120C270 -50 264 -10 226 -4L200 -20Z',
      sheet.linear([0, 0], [1, 0], evenly([shades.dark, shades.darker, shades.deep])),
      false,
    ),
    softLine('M-222 -248C-244 -246 -256 -240 -262 -226', 10, shades.gleam, 0.3, 3),
    cloth(form.body, ground, false),
    `<g clip-path="${sheet.clip(`<path d="${form.body}"/>`)}">${slubs(random, box, shades, 60)}${softLine('M-240 6L240 6', 110, shades.deep, 0.45)}${softLine('M226 -500L232 0', 80, shades.deep, 0.3)}${crease([-220, -130], [-180, -170], [-130, -150], 24, shades, 0.2)}${crease([226, -190], [190, -200], [150, -250], 24, shades, 0.2)}${form.flap ? softLine(form.flap, 60, shades.deep, 0.34) : ''}</g>`,
    cloth(
      form.pocket,
      sheet.linear([0, 0], [1, 0.8], evenly([shades.lighter, shades.light, shades.base, shades.dark])),
    ),
    `<g clip-path="${sheet.clip(`<path d="${form.pocket}"/>`)}">${crease([-150, -60], [-110, -130], [-140, -200], 22, shades, 0.16)}${crease([150, -50], [100, -100], [120, -190], 22, shades, 0.16)}</g>`,
    shape === 2 ? zips(paint) : '',
    form.flap
      ? cloth(
          form.flap,
          sheet.linear(
            [0, 0],
            [1, 0.8],
            evenly([
              shades.light,
              mix(shades.light, shades.lighter, 0.7),
              shades.light,
              shades.base,
              mix(shades.base, shades.dark, 0.8),
            ]),
          ),
        )
      : '',
    // One layer of weave over everything is much cheaper than one for each part.
    `<path d="${form.flap}${form.body}" fill="${canvas}" fill-opacity=".7"/>`,
    `<path d="M-224 -66C-120 -46 120 -46 224 -66L222 -40C216 -8 190 6 130 8C50 12 -50 12 -130 8C-190 6 -216 -8 -224 -40Z" fill="${sheet.linear([0, 0], [1, 0.4], evenly(['#8a5a3a', '#6d4228', '#4a2a18']))}"/>${stitches('M-222 -60C-120 -40 120 -40 222 -60', '#d9b98a', 8, 2.2)}`,
    shape === 0
      ? stitches(
          'M-198 -330C-196 -300 -186 -296 -148 -294C-60 -288 60 -288 148 -294C186 -296 196 -300 198 -330',
          shades.lighter,
          8,
          2.2,
        )
      : '',
    shape === 1 ? rollTop(paint) : '',
    shape === 0 ? [-96, 96].map((x) => strap(paint, x, -330, -150)).join('') : '',
    shape === 1 ? strap(paint, 0, -500, -270) : '',
    shape === 2 ? label() : '',
  ]
  return {
    art: art.join(''),
    outline: `${form.body}${form.flap}M-270 -200L-270 -20L-200 0L-200 -240ZM270 -200L270 -20L200 0L200 -240ZM-64 ${loopTop}L-50 ${loopTop - 56}L50 ${loopTop - 56}L64 ${loopTop}Z`,
    box: { x: -282, y: -form.top - 54, width: 564, height: form.top + 76 },
    stance: 'stands',
    feet: [{ x: 0, y: -4, halfWidth: 236, halfDepth: 34 }],
    detail: { x: -60, y: shape === 1 ? -420 : -260, width: 430 },
    centimetres: 48,
  }
}

/** Padded shoulder straps that show beside the body. */
function shoulder(shades: Shades, side: number): string {
  const path = `M${side * 120} -560C${side * 262} -560 ${side * 286} -380 ${side * 268} -210C${side * 262} -130 ${side * 254} -70 ${side * 232} -24`
  return `<path d="${path}" fill="none" stroke="${mix(shades.darker, shades.deep, 0.7)}" stroke-width="44"/><path d="${path}" fill="none" stroke="${side < 0 ? shades.dark : shades.darker}" stroke-width="36" transform="translate(${-side * 2} -2)"/><path d="${path}" fill="none" stroke="${shades.lighter}" stroke-width="2.2" stroke-dasharray="8 6" stroke-opacity=".4" transform="translate(${side * 11} 0)"/>`
}

/** A leather strap with a brass buckle, hanging over the flap from one height to the other. */
function strap({ sheet }: Paint, x: number, top: number, bottom: number): string {
  const leather = shadesOf('#7a4a2b')
  const brass = metal('brass')
  const band = `M${x - 19} ${top}L${x + 19} ${top}L${x + 19} ${bottom - 12}L${x} ${bottom + 8}L${x - 19} ${bottom - 12}Z`
  const y = (top + bottom) / 2 + 6
  const holes = [0.72, 0.82].map(
    (share) => `<circle cx="${x}" cy="${top + (bottom - top) * share}" r="3.4" fill="#241309"/>`,
  )
  const frame = `<rect x="${x - 30}" y="${y - 25}" width="60" height="50" rx="9" fill="none" stroke="${brass.deep}" stroke-width="10" transform="translate(1.5 2.5)"/><rect x="${x - 30}" y="${y - 25}" width="60" height="50" rx="9" fill="none" stroke="${sheet.linear([0, 0], [1, 1], evenly([brass.gleam, brass.base, brass.lighter, brass.dark]))}" stroke-width="8"/><path d="M${x} ${y - 22}L${x} ${y + 26}" stroke="${brass.darker}" stroke-width="7"/><path d="M${x - 1} ${y - 22}L${x - 1} ${y + 25}" stroke="${brass.gleam}" stroke-width="3"/>`
  return `<path d="${band}" fill="#0d0805" fill-opacity=".34" transform="translate(5 6)"/><path d="${band}" fill="${sheet.linear([0, 0], [1, 0], evenly([leather.light, leather.lighter, leather.base, leather.dark]))}"/>${stitches(`M${x - 13} ${top + 6}L${x - 13} ${bottom - 14}M${x + 13} ${top + 6}L${x + 13} ${bottom - 14}`, '#e0c79a', 6, 1.8)}${holes.join('')}${frame}`
}

/** The rolled top: two turns of cloth above each other. */
function rollTop({ sheet, shades }: Paint): string {
  const turn = (y: number, half: number) =>
    `<rect x="${-half}" y="${y}" width="${half * 2}" height="56" rx="26" fill="${sheet.linear([0, 0], [0.03, 1], evenly([shades.light, shades.lighter, shades.base, shades.darker]))}"/>`
  return `${turn(-652, 178)}${turn(-612, 184)}${softLine('M-180 -556L180 -556', 26, shades.deep, 0.5, 5)}`
}

function zips({ shades }: Paint): string {
  const brass = metal('brass')
  const teeth = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shades.deep}" stroke-width="15"/><path d="${path}" fill="none" stroke="${brass.dark}" stroke-width="7"/><path d="${path}" fill="none" stroke="${brass.lighter}" stroke-width="6" stroke-dasharray="3 3.4"/>`
  const pull = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-9" y="-8" width="18" height="22" rx="4" fill="${brass.base}"/><rect x="-8" y="14" width="16" height="46" rx="5" fill="#6d4228"/><rect x="-6" y="15" width="5" height="42" rx="2" fill="#a3754f" fill-opacity=".7"/></g>`
  return `${teeth('M-196 -240C-206 -420 -120 -520 0 -520C120 -520 206 -420 196 -240')}${pull(-60, -512, 20)}${teeth('M-152 -218C-60 -226 60 -226 152 -218')}${pull(118, -220, -4)}`
}

function label(): string {
  return `<g><rect x="-43" y="-405" width="90" height="62" rx="5" fill="#0d0805" fill-opacity=".3"/><rect x="-46" y="-410" width="90" height="62" rx="5" fill="#8a5632"/>${stitches('M-40 -404L38 -404L38 -354L-40 -354Z', '#e0c79a', 6, 1.8)}<path d="M-22 -372C-12 -394 8 -394 20 -382M-20 -370L18 -370" fill="none" stroke="#41230f" stroke-width="3.4" stroke-linecap="round"/></g>`
}
