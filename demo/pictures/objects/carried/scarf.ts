import { mix, shadesOf } from '../../light/colour.ts'
import { evenly } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { fringe, knots } from '../../shapes/cloth.ts'
import { slab, softLine } from '../../shapes/curves.ts'
import { turnedPath } from '../../shapes/parts.ts'

const LEAN = -7

/** A lambswool scarf from above: folded with the fringes together, the same in a check, or knotted in a loop. */
export function drawScarf(paint: Paint): Drawing {
  return paint.shape === 2 ? knotted(paint) : folded(paint)
}

function folded(paint: Paint): Drawing {
  const { random, shades, shape } = paint
  const under = slab(-196, -300, 392, 556, 16)
  const middle = slab(-204, -322, 404, 540, 30)
  const upper = slab(-200, -330, 396, 500, 34)
  const layer = (path: string, shift: number, hidden = true) =>
    `<path d="${path}" fill="#140c08" fill-opacity=".1" transform="translate(${shift * 2} ${shift * 2.4})"/><path d="${path}" fill="#140c08" fill-opacity=".16" transform="translate(${shift} ${shift * 1.2})"/>${cloth(paint, path, hidden)}`
  const art = [
    fringe(random, { left: -186, right: 192, y: 250, length: 104, strands: 25, weight: 9 }, shadesOf(shades.dark)),
    layer(under, 5),
    layer(middle, 6),
    fringe(random, { left: -190, right: 188, y: 164, length: 108, strands: 25, weight: 9 }, shades),
    layer(upper, 6, false),
    // The folds at the top, where the layers turn over each other.
    softLine('M-168 -326C-60 -330 60 -330 166 -326', 26, shades.gleam, 0.3, 5),
    softLine('M-170 -300C-60 -306 60 -306 168 -300', 16, shades.deep, 0.14, 4),
    softLine('M-196 164L192 164', 12, shades.deep, 0.35, 4),
    knotsAlong(paint, 176),
    knotsAlong(paint, 262),
    label(),
  ]
  return {
    art: `<g transform="rotate(${LEAN})">${art.join('')}</g>`,
    outline: turnedPath(`${slab(-204, -330, 408, 590, 20)}${slab(-186, 240, 378, 100, 4)}`, LEAN, 0, 0),
    box: { x: -250, y: -362, width: 500, height: 738 },
    stance: 'lies',
    feet: [],
    detail: { x: -60, y: 160, width: 400 },
    centimetres: shape === 1 ? 40 : 38,
  }
}

/** Raised wool with light from the upper left, and the check of the second form; hidden layers do without the costly texture. */
function cloth({ sheet, shades, shape }: Paint, path: string, hidden: boolean): string {
  const ground = sheet.linear(
    [0, 0],
    [1, 1],
    evenly([
      shades.lighter,
      shades.light,
      mix(shades.light, shades.base, 0.6),
      shades.base,
      mix(shades.base, shades.dark, 0.6),
    ]),
  )
  const rib = sheet.pattern(
    8,
    8,
    45,
    `<rect width="8" height="3" fill="${shades.deep}" fill-opacity=".12"/><rect y="4" width="8" height="2" fill="${shades.gleam}" fill-opacity=".16"/>`,
  )
  const pale = mix(shades.gleam, '#f4ead8', 0.6)
  const tile = [
    `<rect x="20" width="46" height="132" fill="${shades.deep}" fill-opacity=".42"/><rect y="20" width="132" height="46" fill="${shades.deep}" fill-opacity=".42"/>`,
    `<rect x="96" width="7" height="132" fill="${pale}" fill-opacity=".7"/><rect y="96" width="132" height="7" fill="${pale}" fill-opacity=".7"/>`,
  ]
  const check = shape === 1 ? `<path d="${path}" fill="${sheet.pattern(132, 132, 0, tile.join(''))}"/>` : ''
  return `<path d="${path}" fill="${ground}"/>${check}${hidden ? '' : `<path d="${path}" fill="${rib}"/><path d="${path}" fill="${knots(sheet, shades, 3.6)}" fill-opacity=".35"/>`}<path d="${path}" fill="none" stroke="${shades.deep}" stroke-width="2" stroke-opacity=".25"/>`
}

/** Small knots where the fringe begins. */
function knotsAlong({ shades }: Paint, y: number): string {
  return Array.from({ length: 25 }, (_, index) => {
    const x = -182 + index * 15.1
    return `<ellipse cx="${x + 1}" cy="${y + 2}" rx="6.4" ry="7" fill="${shades.deep}" fill-opacity=".6"/><ellipse cx="${x}" cy="${y}" rx="5.8" ry="6.4" fill="${shades.base}"/><ellipse cx="${x - 1.6}" cy="${y - 2}" rx="2.8" ry="2.6" fill="${shades.lighter}" fill-opacity=".8"/>`
  }).join('')
}

function label(): string {
  return `<g transform="translate(116 104)"><rect width="58" height="38" rx="2" fill="#140c08" fill-opacity=".2" x="2" y="3"/><rect width="58" height="38" rx="2" fill="#f1e9d8"/><path d="M10 14L48 14M18 24L40 24" stroke="#6d6257" stroke-width="3"/></g>`
}

function knotted(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const loop = 'M-20 40C-190 10 -250 -160 -170 -260C-90 -350 110 -350 184 -256C252 -160 190 10 30 40'
  const band = (path: string, width: number, tones = shades) => {
    const layers = [
      [1, tones.darker],
      [0.94, tones.dark],
      [0.84, tones.base],
      [0.66, mix(tones.base, tones.light, 0.6)],
      [0.42, tones.light],
      [0.2, mix(tones.light, tones.lighter, 0.6)],
    ] as const
    return `<path d="${path}" fill="none" stroke="#140c08" stroke-width="${width + 10}" stroke-opacity=".14" transform="translate(7 9)"/>${layers.map(([share, colour]) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * share}" transform="translate(${-width * 0.1 * (1 - share)} ${-width * 0.12 * (1 - share)})"/>`).join('')}<path d="${path}" fill="none" stroke="${knots(sheet, shades, 3.6)}" stroke-width="${width * 0.94}" stroke-opacity=".4"/>`
  }
  const folds = (path: string, shifts: number[]) =>
    shifts
      .map(
        (shift) => `<g transform="translate(${shift} ${shift * 0.5})">${softLine(path, 12, shades.deep, 0.3, 4)}</g>`,
      )
      .join('')
  const left = 'M-6 20C-40 130 -70 210 -96 300'
  const right = 'M22 24C52 120 76 190 92 262'
  const end = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fringe(random, { left: -58, right: 58, y: 0, length: 88, strands: 12, weight: 8 }, shades)}</g>`
  const art = [
    end(92, 258, -14),
    band(right, 122),
    folds(right, [-26, 22]),
    end(-96, 296, 16),
    band(left, 126),
    folds(left, [-28, 24]),
    band(loop, 116),
    folds(loop, [-20, 18]),
    band('M-66 14C-30 -22 50 -26 86 10', 112),
    folds('M-58 18C-28 -16 46 -20 78 12', [-14, 16]),
  ]
  return {
    art: art.join(''),
    outline: `M-256 -120C-250 -400 260 -400 262 -130C262 0 160 70 90 90L160 270L150 340L60 340L10 180L-40 380L-170 390L-70 80C-160 60 -256 0 -256 -120ZM-130 -120C-130 -30 130 -30 130 -130C130 -270 -130 -270 -130 -120Z`,
    box: { x: -270, y: -390, width: 540, height: 780 },
    stance: 'lies',
    feet: [],
    detail: { x: -20, y: 70, width: 420 },
    centimetres: 56,
  }
}
