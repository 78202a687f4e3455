import { mix, type Shades, shadesOf } from '../../light/colour.ts'
import { METALS, metal } from '../../light/materials.ts'
import { evenly, type Sheet, type Stop } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab } from '../../shapes/curves.ts'
import { turnedPath } from '../../shapes/parts.ts'

const LEAN = -34

/** A pen from above, lying askew: a hexagonal ballpoint of one bar, a fountain pen with its cap on the end, or a wooden pencil. */
export function drawPen(paint: Paint): Drawing {
  const { shape } = paint
  const [art, body] = shape === 0 ? ballpoint(paint) : shape === 1 ? fountain(paint) : pencil(paint)
  return {
    art: `<g transform="rotate(${LEAN})">${art}</g>`,
    outline: turnedPath(body, LEAN, 0, 0),
    box: { x: -346, y: -262, width: 692, height: 524 },
    stance: 'lies',
    feet: [],
    detail: { x: -196, y: 132, width: 340 },
    centimetres: 9,
  }
}

/** Upright gradient across a bar: light on the upper side, a dark core, and light from the table. */
function roundBar(sheet: Sheet, tones: Shades): string {
  const stops: Stop[] = [
    { at: 0, colour: tones.base },
    { at: 0.16, colour: tones.lighter },
    { at: 0.28, colour: tones.gleam },
    { at: 0.4, colour: tones.light },
    { at: 0.62, colour: tones.dark },
    { at: 0.84, colour: tones.deep },
    { at: 0.94, colour: tones.darker },
    { at: 1, colour: tones.dark },
  ]
  return sheet.linear([0, 0], [0, 1], stops)
}

function ballpoint({ sheet, shades }: Paint): [string, string] {
  const half = 30
  const body = `M-300 ${-half}L300 ${-half}Q306 ${-half} 306 ${-half + 6}L306 ${half - 6}Q306 ${half} 300 ${half}L-300 ${half}C-330 ${half} -352 12 -384 8L-384 -8C-352 -12 -330 ${-half} -300 ${-half}Z`
  const sides: [number, number, string[]][] = [
    [-half, -half * 0.46, [shades.light, shades.lighter, shades.light]],
    [-half * 0.46, half * 0.5, [shades.lighter, shades.gleam, shades.light, shades.lighter]],
    [half * 0.5, half, [shades.darker, shades.deep, shades.darker]],
  ]
  const facets = sides.map(
    ([from, to, tones]) =>
      `<rect x="-400" y="${from}" width="720" height="${to - from + 0.5}" fill="${sheet.linear([0, 0], [1, 0.04], evenly(tones))}"/>`,
  )
  const art = [
    `<g clip-path="${sheet.clip(`<path d="${body}"/>`)}">${facets.join('')}`,
    `<path d="M-400 ${-half * 0.46}L-312 ${-half * 0.46}C-340 -14 -352 -8 -400 -6Z" fill="${shades.gleam}" fill-opacity=".5"/><path d="M-306 -40C-318 -20 -318 20 -306 40L-400 40L-400 -40Z" fill="${roundBar(sheet, shades)}" fill-opacity=".75"/>`,
    `<path d="M-320 ${-half * 0.46}L306 ${-half * 0.46}" stroke="#ffffff" stroke-width="2.4" stroke-opacity=".75"/><path d="M-320 ${half * 0.5}L306 ${half * 0.5}" stroke="${shades.deep}" stroke-width="2" stroke-opacity=".45"/></g>`,
    `<path d="M-384 -8L-408 -3.4L-408 3.4L-384 8Z" fill="${roundBar(sheet, metal('steel'))}"/><circle cx="-409" cy="0" r="3.6" fill="#6d7072"/>`,
    `<path d="${slab(306, -15, 40, 30, 6)}" fill="${roundBar(sheet, shades)}"/><path d="M306 -15L306 15" stroke="${shades.deep}" stroke-width="3" stroke-opacity=".6"/>`,
    `<rect x="222" y="${-half}" width="3" height="${half * 2}" fill="${shades.deep}" fill-opacity=".4"/><rect x="225.5" y="${-half}" width="1.6" height="${half * 2}" fill="#ffffff" fill-opacity=".5"/>`,
  ]
  return [art.join(''), `${body}M-408 -4L-380 -10L-380 10L-408 4ZM300 -15L346 -15L346 15L300 15Z`]
}

function fountain({ sheet, shades }: Paint): [string, string] {
  const brass = metal('brass')
  const steel = metal('steel')
  const barrel = 'M-190 -28C-60 -34 60 -34 150 -30L150 30C60 34 -60 34 -190 28Z'
  const grip = 'M-290 -19C-260 -23 -220 -25 -190 -25L-190 25C-220 25 -260 23 -290 19Z'
  const cap = 'M120 -38C220 -40 310 -38 350 -30Q372 -20 372 0Q372 20 350 30C310 38 220 40 120 38Z'
  const nib = 'M-290 -20C-330 -20 -362 -10 -400 -1L-400 1C-362 10 -330 20 -290 20Q-282 0 -290 -20Z'
  const clip = 'M326 -6C260 -12 210 -12 176 -7Q166 0 176 7C210 12 260 12 326 6Z'
  const art = [
    `<path d="${nib}" fill="${sheet.linear([0, 0], [0.2, 1], evenly([brass.light, brass.gleam, brass.base, brass.darker]))}"/><path d="M-396 0L-334 0" stroke="${brass.deep}" stroke-width="2"/><circle cx="-330" cy="0" r="4.4" fill="${brass.deep}"/><path d="M-304 -16C-314 -8 -314 8 -304 16" fill="none" stroke="${brass.deep}" stroke-width="1.6" stroke-opacity=".6"/>`,
    `<path d="${grip}" fill="${roundBar(sheet, shadesOf(mix(shades.deep, '#1c1c1e', 0.6)))}"/>`,
    `<path d="${barrel}" fill="${roundBar(sheet, shades)}"/>`,
    `<rect x="-196" y="-28" width="12" height="56" fill="${roundBar(sheet, brass)}"/>`,
    `<path d="${cap}" fill="#140c08" fill-opacity=".3" transform="translate(-5 2)"/><path d="${cap}" fill="${roundBar(sheet, shades)}"/><rect x="120" y="-38.5" width="16" height="77" fill="${roundBar(sheet, brass)}"/><rect x="142" y="-38.5" width="4" height="77" fill="${roundBar(sheet, brass)}"/>`,
    `<path d="${clip}" fill="#140c08" fill-opacity=".4" transform="translate(0 6)"/><path d="${clip}" fill="${roundBar(sheet, brass)}"/><circle cx="181" cy="0" r="8" fill="${brass.light}"/>`,
    `<path d="M-180 -18C-40 -24 60 -24 116 -21" stroke="#ffffff" stroke-width="4" fill="none" stroke-linecap="round" stroke-opacity=".5"/><path d="M150 -26L330 -24" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-opacity=".45"/><path d="M372 -6L372 6" stroke="${steel.gleam}" stroke-width="3" stroke-opacity=".4"/>`,
  ]
  return [art.join(''), `${nib}${grip}${barrel}${cap}`]
}

function pencil({ sheet, shades }: Paint): [string, string] {
  const half = 24
  const wood = shadesOf('#e0bd8c')
  const lead = shadesOf('#3a3a3d')
  const brass = shadesOf(METALS.brass)
  const body = `M-280 ${-half}L300 ${-half}L300 ${half}L-280 ${half}Z`
  const cone = `M-280 ${-half}L-392 -5L-392 5L-280 ${half}Z`
  const edge = `M-280 ${-half}Q-296 -18 -276 ${-half * 0.46}Q-300 0 -276 ${half * 0.5}Q-294 18 -280 ${half}L-260 ${half}L-260 ${-half}Z`
  const facet = (from: number, to: number, tones: string[]) =>
    `<rect x="-276" y="${from}" width="576" height="${to - from + 0.4}" fill="${sheet.linear([0, 0], [1, 0], evenly(tones))}"/>`
  const art = [
    `<path d="${cone}" fill="${roundBar(sheet, wood)}"/><path d="M-392 -5L-420 0L-392 5L-366 9.6L-366 -9.6Z" fill="${roundBar(sheet, lead)}"/>`,
    facet(-half, -half * 0.46, [shades.light, shades.lighter, shades.light]),
    facet(-half * 0.46, half * 0.5, [shades.base, shades.light, shades.base]),
    facet(half * 0.5, half, [shades.darker, shades.deep]),
    `<path d="${edge}" fill="${shades.base}"/><path d="M-270 ${-half * 0.46}L300 ${-half * 0.46}" stroke="${shades.gleam}" stroke-width="2.4" stroke-opacity=".7"/>`,
    `<rect x="296" y="-25" width="46" height="50" fill="${roundBar(sheet, brass)}"/><path d="M304 -25L304 25M312 -25L312 25M326 -25L326 25M334 -25L334 25" stroke="${brass.deep}" stroke-width="2" stroke-opacity=".5"/><path d="M342 -22L372 -22Q386 -20 386 0Q386 20 372 22L342 22Z" fill="${roundBar(sheet, shadesOf('#c98a7c'))}"/>`,
    `<path d="M40 0L180 0" stroke="${brass.lighter}" stroke-width="5" stroke-linecap="round" stroke-opacity=".65" stroke-dasharray="22 9 6 9"/>`,
  ]
  return [art.join(''), `${body}${cone}M-392 -5L-420 0L-392 5ZM296 -25L386 -22L386 22L296 25Z`]
}
