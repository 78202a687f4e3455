import { mix, shadesOf } from '../../light/colour.ts'
import { metal } from '../../light/materials.ts'
import { evenly } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { crease } from '../../shapes/cloth.ts'
import { softLine } from '../../shapes/curves.ts'
import { tube, turnedPath } from '../../shapes/parts.ts'

const CHERRY = '#8a4b2f'

/** A stick umbrella: open and resting on its edge and its crook, or rolled; the third form is a short folding one in its sleeve. */
export function drawUmbrella(paint: Paint): Drawing {
  if (paint.shape === 0) return open(paint)
  return paint.shape === 1 ? rolled(paint) : folding(paint)
}

/** Ends of the ribs along the edge, from left to right, seen from the side. */
const TIPS = [
  [-430, 0],
  [-300, 34],
  [-112, 52],
  [112, 52],
  [300, 34],
  [430, 0],
] as const
const LEAN = -40.4
const REST = -279

function open(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const steel = metal('steel')
  const cherry = shadesOf(CHERRY)
  const shaft = 'M0 -300L0 300'
  const crook = 'M0 236L0 330C0 428 112 428 108 336'
  const rib = (index: number) => {
    const [x, y] = TIPS[index] ?? [0, 0]
    return `C${x * 0.3} -286 ${x * 0.86} ${-208 + y * 0.6} ${x} ${y}`
  }
  const back = (index: number) => {
    const [x, y] = TIPS[index] ?? [0, 0]
    return `C${x * 0.86} ${-208 + y * 0.6} ${x * 0.3} -286 0 -290`
  }
  const tones = [
    [shades.lighter, shades.light, shades.base],
    [shades.gleam, shades.lighter, shades.light],
    [shades.lighter, shades.light, shades.base],
    [shades.light, shades.base, shades.dark],
    [shades.base, shades.dark, shades.darker],
  ]
  const panels = tones.map((colours, index) => {
    const [x1, y1] = TIPS[index] ?? [0, 0]
    const [x2, y2] = TIPS[index + 1] ?? [0, 0]
    const path = `M0 -290${rib(index)}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - 34} ${x2} ${y2}${back(index + 1)}Z`
    const softened = colours.map((colour) => mix(colour, shades.base, index === 1 ? 0.35 : 0.2))
    const hem = `M${x1} ${y1 - 9}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - 44} ${x2} ${y2 - 9}`
    return `<path d="${path}" fill="${sheet.linear([0.3, 0], [0.6, 1], evenly([...softened, mix(shades.dark, shades.base, 0.5)]))}"/>${crease([x1 * 0.9, y1 - 60], [(x1 + x2) / 2, (y1 + y2) / 2 - 90], [x2 * 0.9, y2 - 60], 20, shades, 0.12)}<path d="${hem}" fill="none" stroke="${shades.deep}" stroke-width="2" stroke-dasharray="6 4" stroke-opacity=".35"/>`
  })
  const seams = [1, 2, 3, 4].map(
    (index) =>
      softLine(`M0 -290${rib(index)}`, 9, shades.deep, 0.34, 4) +
      `<path d="M0 -290${rib(index)}" fill="none" stroke="${shades.gleam}" stroke-width="2" stroke-opacity=".4" transform="translate(-4 -1)"/>`,
  )
  const inside =
    'M-430 0Q-360 -30 -300 -24Q-200 -46 -112 -30Q0 -56 112 -30Q200 -46 300 -24Q360 -30 430 0Q366 4 300 34Q206 10 112 52Q0 20 -112 52Q-206 10 -300 34Q-366 4 -430 0Z'
  const beads = TIPS.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y + 3}" r="6.4" fill="${steel.base}"/><circle cx="${x - 1.5}" cy="${y + 1}" r="2.6" fill="${steel.gleam}"/>`,
  )
  const art = [
    tube(shaft, 12, steel, 'butt'),
    `<path d="${inside}" fill="${shades.deep}"/>`,
    tube('M0 -20L0 250', 12, steel, 'butt'),
    tube('M0 -290L0 -366', 12, steel),
    panels.join(''),
    seams.join(''),
    beads.join(''),
    `<ellipse cx="0" cy="-290" rx="26" ry="9" fill="${shades.dark}"/><ellipse cx="0" cy="-293" rx="22" ry="7" fill="${shades.light}"/>`,
    tube(crook, 27, cherry),
    `<path d="M-15 238L15 238L15 262L-15 262Z" fill="${sheet.linear([0, 0], [1, 0], evenly(['#c29a4e', '#f3e2b0', '#c29a4e', '#6b4e1c']))}"/>`,
  ]
  return {
    art: `<g transform="translate(0 ${REST}) rotate(${LEAN})">${art.join('')}</g>`,
    outline: turnedPath(
      'M0 -290L-160 -270L-330 -170L-430 0L-300 34L-112 52L112 52L300 34L430 0L330 -170L160 -270ZM-6 0L-12 340L40 410L120 340L90 340L40 380L14 340L6 0Z',
      LEAN,
      0,
      REST,
    ),
    box: { x: -352, y: -566, width: 690, height: 590 },
    stance: 'stands',
    feet: [
      { x: -326, y: 2, halfWidth: 40, halfDepth: 9 },
      { x: 300, y: 8, halfWidth: 52, halfDepth: 9 },
    ],
    detail: { x: 220, y: -110, width: 460 },
    centimetres: 74,
  }
}

function rolled(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const lean = 52
  const cover =
    'M-26 -150C-40 -146 -46 -130 -44 -110C-50 40 -32 220 -10 356L10 356C32 220 50 40 44 -110C46 -130 40 -146 26 -150Z'
  const across = sheet.linear(
    [0, 0],
    [1, 0],
    evenly([shades.darker, shades.base, shades.lighter, shades.light, shades.base, shades.dark, shades.deep]),
  )
  const folds = [
    [-30, 34],
    [-8, 10],
    [16, -22],
    [34, -44],
  ].map(
    ([from = 0, to = 0]) =>
      `<path d="M${from} -140C${from + 14} 40 ${to + 8} 200 ${to * 0.1} 352" fill="none" stroke="${shades.deep}" stroke-width="4" stroke-opacity=".4"/><path d="M${from + 5} -140C${from + 19} 40 ${to + 12} 200 ${to * 0.1 + 3} 352" fill="none" stroke="${shades.gleam}" stroke-width="2.4" stroke-opacity=".35"/>`,
  )
  const art = [
    tube('M0 330L0 440', 12, metal('steel')),
    tube('M0 -230L0 -140', 13, metal('steel'), 'butt'),
    `<path d="${cover}" fill="${across}"/><g clip-path="${sheet.clip(`<path d="${cover}"/>`)}">${folds.join('')}</g>`,
    `<path d="M-46 -10C-20 4 24 4 47 -12L46 18C24 34 -20 34 -45 20Z" fill="${sheet.linear([0, 0], [1, 0], evenly([shades.dark, shades.light, shades.base, shades.deep]))}"/><circle cx="14" cy="14" r="7" fill="#c29a4e"/><circle cx="12" cy="12" r="3" fill="#f3e2b0"/>`,
    tube('M0 -170L0 -330C0 -440 -128 -440 -122 -330L-122 -310', 29, shadesOf(CHERRY)),
    `<rect x="-16" y="-196" width="32" height="26" rx="3" fill="${sheet.linear([0, 0], [1, 0], evenly(['#c29a4e', '#f3e2b0', '#c29a4e', '#6b4e1c']))}"/>`,
  ]
  return {
    art: `<g transform="rotate(${lean})">${art.join('')}</g>`,
    outline: turnedPath(
      `${cover}M-6 350L6 350L6 440L-6 440ZM14 -140L14 -340C14 -460 -142 -460 -136 -310L-108 -310C-114 -424 -14 -424 -14 -330L-14 -140Z`,
      lean,
      0,
      0,
    ),
    box: { x: -350, y: -376, width: 710, height: 660 },
    stance: 'lies',
    feet: [],
    detail: { x: 170, y: -170, width: 440 },
    centimetres: 60,
  }
}

function folding(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const lean = 38
  const cover =
    'M-64 -150C-76 -140 -78 -110 -76 -80L-70 270C-68 300 -40 310 0 310C40 310 68 300 70 270L76 -80C78 -110 76 -140 64 -150Z'
  const across = sheet.linear(
    [0, 0],
    [1, 0],
    evenly([shades.darker, shades.base, shades.lighter, shades.light, shades.base, shades.dark, shades.deep]),
  )
  const grip = 'M-34 -150L-30 -286C-30 -312 -20 -320 0 -320C20 -320 30 -312 30 -286L34 -150Z'
  const cherry = shadesOf(CHERRY)
  const cord = 'M0 -316C-10 -400 90 -430 104 -350C114 -290 60 -250 66 -180'
  const art = [
    `<path d="${cord}" fill="none" stroke="#140c08" stroke-width="9" stroke-opacity=".2" transform="translate(5 8)"/><path d="${cord}" fill="none" stroke="${shades.dark}" stroke-width="8"/><path d="${cord}" fill="none" stroke="${shades.lighter}" stroke-width="2.4" stroke-opacity=".6"/>`,
    `<path d="${grip}" fill="${sheet.linear([0, 0], [1, 0], evenly([cherry.darker, cherry.light, cherry.lighter, cherry.base, cherry.darker]))}"/>`,
    `<path d="${cover}" fill="${across}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${cover}"/>`)}">${crease([-60, -150], [-20, 60], [-30, 300], 30, shades, 0.3)}${crease([20, -150], [30, 60], [10, 310], 26, shades, 0.3)}${crease([56, -150], [50, 80], [52, 300], 22, shades, 0.3)}${crease([-30, 310], [-10, 200], [-44, 120], 20, shades, 0.2)}</g>`,
    `<path d="M-77 -40C-30 -24 34 -24 78 -42L77 2C34 20 -30 20 -76 4Z" fill="${sheet.linear([0, 0], [1, 0], evenly([shades.dark, shades.light, shades.base, shades.deep]))}"/><rect x="6" y="-22" width="44" height="30" rx="3" fill="#efe6d3"/><path d="M14 -11L42 -11M18 -3L38 -3" stroke="#6d6257" stroke-width="2.4"/>`,
    `<rect x="-40" y="-160" width="80" height="18" rx="4" fill="${sheet.linear([0, 0], [1, 0], evenly(['#c29a4e', '#f3e2b0', '#c29a4e', '#6b4e1c']))}"/>`,
  ]
  return {
    art: `<g transform="rotate(${lean})">${art.join('')}</g>`,
    outline: turnedPath(`${cover}${grip}`, lean, 0, 0),
    box: { x: -260, y: -330, width: 580, height: 640 },
    stance: 'lies',
    feet: [],
    detail: { x: 60, y: -90, width: 420 },
    centimetres: 26,
  }
}
