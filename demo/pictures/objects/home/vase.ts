import { mix, shadesOf } from '../../light/colour.ts'
import { grit } from '../../light/grit.ts'
import { glazeRamp, mattRamp } from '../../light/materials.ts'
import { between } from '../../random.ts'
import { evenly } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { GREENS, leaf, leafTone } from '../../shapes/leaves.ts'
import { mouth, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** A vase with something in it: a bud vase with a tulip, a broad-shouldered clay vase with eucalyptus, or a tall ribbed one with grasses. */
export function drawVase(paint: Paint): Drawing {
  if (paint.shape === 1) return shouldered(paint)
  return paint.shape === 0 ? bud(paint) : ribbed(paint)
}

function bud(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const body = turned(
    sheet,
    'M 40 -380 C 30 -368 26 -350 26 -320 C 26 -250 34 -226 66 -190 C 108 -146 124 -100 104 -46 C 96 -20 84 -6 78 0',
    glazeRamp(shades),
  )
  const stem = 'M0 -372C4 -450 -16 -520 22 -596'
  const art = [
    leaf(
      sheet,
      'lance',
      { x: 2, y: -384, degrees: -118, length: 190, width: 62, bend: -0.2 },
      shadesOf(GREENS.eucalyptus),
    ),
    tube(stem, 13, shadesOf('#7c9a5a')),
    leaf(sheet, 'lance', { x: 0, y: -378, degrees: -58, length: 200, width: 60, bend: 0.26 }, shadesOf('#86a36a')),
    body.art,
    grit(sheet, random, body.outline, body.box, {
      count: 60,
      colour: mix(shades.deep, '#3a2418', 0.5),
      size: 1.8,
      opacity: 0.3,
    }),
    body.gleam(-64, -36, -168, -50, 0.75),
    body.gleam(-60, -30, -352, -220, 0.4),
    body.gleam(60, 78, -160, -50, 0.18),
    mouth(sheet, { radius: 40, y: -380, lip: 6 }, shades, shadesOf(mix(paint.colour, '#100c10', 0.5))),
    tube('M0 -380C1 -400 -2 -420 -3 -440', 13, shadesOf('#7c9a5a'), 'butt'),
    tulip(paint, 24, -592, mix('#e2a08a', '#f3e2cf', 0.3)),
  ]
  return {
    art: art.join(''),
    outline: `${body.outline}M-4 -380L-4 -460L16 -596L-30 -690L24 -740L80 -690L26 -590L12 -460L6 -380Z`,
    box: { x: -126, y: -736, width: 252, height: 756 },
    stance: 'stands',
    feet: [roundFoot(82)],
    detail: { x: -4, y: -300, width: 380 },
    centimetres: 31,
  }
}

/** A closed tulip; (x, y) is where it sits on its stem. */
function tulip({ sheet }: Paint, x: number, y: number, colour: string): string {
  const pink = shadesOf(colour)
  const petal = (path: string, tones: string[], to: [number, number] = [1, 0.2]) =>
    `<path d="${path}" fill="${sheet.linear([0, 0], to, evenly(tones))}"/>`
  return `<g transform="translate(${x} ${y}) rotate(12)">${[
    petal('M-20 -6C-40 -60 -30 -110 -8 -140C14 -112 20 -60 10 -6Z', [pink.base, pink.dark]),
    petal('M20 -6C44 -60 40 -108 20 -138C-2 -112 -14 -60 -6 -6Z', [pink.dark, pink.darker]),
    petal('M0 4C-44 0 -60 -40 -54 -84C-52 -104 -46 -118 -40 -128C-16 -100 6 -50 0 4Z', [
      pink.lighter,
      pink.light,
      pink.base,
    ]),
    petal('M0 4C46 2 62 -38 56 -82C54 -102 50 -116 44 -126C20 -100 -4 -50 0 4Z', [pink.base, pink.dark, pink.darker]),
    petal(
      'M0 8C-30 0 -38 -44 -22 -84C-14 -104 -4 -116 2 -122C16 -100 34 -70 30 -36C26 -10 14 4 0 8Z',
      [pink.gleam, pink.lighter, pink.base],
      [1, 0.5],
    ),
    `<path d="M2 -112C-4 -80 -4 -40 0 0" fill="none" stroke="${pink.dark}" stroke-width="2.4" stroke-opacity=".35"/>`,
  ].join('')}</g>`
}

function shouldered(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const body = turned(
    sheet,
    'M 84 -398 C 70 -386 68 -372 74 -360 C 150 -340 206 -286 202 -220 C 196 -130 136 -50 118 0',
    mattRamp(shades),
  )
  const inside = shadesOf(mix(paint.colour, '#2a1810', 0.4))
  const rows = Array.from({ length: 13 }, (_, index) => {
    const y = -336 + index * 26
    return `<path d="${body.patch(-90, 90, y, y + 3.4)}" fill="${shades.deep}" fill-opacity="${index % 2 ? 0.1 : 0.16}"/><path d="${body.patch(-90, 60, y + 4, y + 7)}" fill="${shades.gleam}" fill-opacity=".12"/>`
  })
  const sprigs = [
    [-30, -46, 300],
    [-4, -8, 370],
    [26, 34, 320],
    [10, 62, 230],
    [-20, -74, 220],
  ] as const
  const art = [
    body.art,
    rows.join(''),
    grit(sheet, random, body.outline, body.box, { count: 200, colour: shades.gleam, size: 2, opacity: 0.3 }),
    grit(sheet, random, body.outline, body.box, { count: 200, colour: shades.deep, size: 2.4, opacity: 0.32 }),
    body.gleam(-58, -24, -300, -130, 0.16),
    mouth(sheet, { radius: 84, y: -398, lip: 13 }, shades, inside),
    ...sprigs.map(([x, lean, length]) => eucalyptus(paint, x, -396, lean, length)),
  ]
  return {
    art: art.join(''),
    outline: `${body.outline}M-40 -390C-220 -560 -200 -700 -40 -780C160 -760 240 -600 40 -390Z`,
    box: { x: -232, y: -796, width: 464, height: 826 },
    stance: 'stands',
    feet: [roundFoot(120)],
    detail: { x: -40, y: -330, width: 460 },
    centimetres: 62,
  }
}

/** A stem with round leaves in pairs, smaller towards the tip; `lean` in degrees from upright. */
function eucalyptus({ sheet, random }: Paint, x: number, y: number, lean: number, length: number): string {
  const at = (share: number) => {
    const angle = (lean * (0.35 + share * 0.65) * Math.PI) / 180
    return { x: x + Math.sin(angle) * length * share, y: y - Math.cos(angle) * length * share }
  }
  const stem = [0, 0.25, 0.5, 0.75, 1].map((share) => `${at(share).x.toFixed(1)} ${at(share).y.toFixed(1)}`)
  const pairs = Array.from({ length: 8 }, (_, index) => {
    const share = 0.2 + index * 0.112
    const size = (62 - index * 4) * between(random, 0.9, 1.1)
    return [-1, 1]
      .map((side) => {
        const degrees = -90 + lean * share + side * between(random, 46, 78)
        return leaf(
          sheet,
          'spoon',
          { ...at(share), degrees, length: size, width: size * 0.72, bend: side * 0.08 },
          leafTone(random, GREENS.eucalyptus, between(random, 0, 0.7)),
        )
      })
      .join('')
  })
  return `<path d="M${stem[0]}L${stem.slice(1).join('L')}" fill="none" stroke="#7d6f58" stroke-width="5" stroke-linejoin="round"/>${pairs.join('')}${leaf(sheet, 'spoon', { ...at(1.02), degrees: -90 + lean, length: 34, width: 18 }, shadesOf(GREENS.eucalyptus))}`
}

function ribbed(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const body = turned(
    sheet,
    'M 104 -430 C 92 -400 96 -330 118 -250 C 140 -170 142 -80 112 -10 L 106 0',
    glazeRamp(shades),
  )
  const ribs = Array.from({ length: 25 }, (_, index) => {
    const angle = -86 + index * 7.2
    return `<path d="${body.patch(angle, angle + 2, -424, -8)}" fill="${shades.deep}" fill-opacity=".26"/><path d="${body.patch(angle + 2.2, angle + 4.6, -424, -8)}" fill="${shades.gleam}" fill-opacity="${angle < 10 ? 0.26 : 0.1}"/>`
  })
  const straw = shadesOf('#d8bf94')
  const grasses = [
    [-150, -760, -34],
    [-60, -830, -14],
    [40, -850, 8],
    [130, -790, 26],
    [-8, -770, -2],
    [190, -690, 44],
  ] as const
  const art = [
    body.art,
    ribs.join(''),
    body.gleam(-58, -38, -400, -40, 0.4),
    mouth(sheet, { radius: 104, y: -430, lip: 8 }, shades, shadesOf(mix(paint.colour, '#120c0a', 0.45))),
    ...grasses.map(([x, y, lean]) => {
      const plume = Array.from({ length: 110 }, (_, index) => {
        const share = index / 110
        const spread = Math.sin(Math.min(1, share * 1.2 + 0.08) * Math.PI) * 40 + 6
        const side = (random() - 0.5) * 2
        return `<path d="M0 ${Math.round(230 - share * 240)}q${(side * spread * 0.7).toFixed(1)} ${-8} ${(side * spread).toFixed(1)} ${Math.round(-26 - random() * 22)}" stroke="${[straw.dark, straw.base, straw.lighter, straw.gleam][index % 4]}"/>`
      })
      return `<path d="M${x * 0.24} -424Q${x * 0.4} ${(y - 424) / 2 - 40} ${x} ${y + 170}" fill="none" stroke="${straw.darker}" stroke-width="4.5"/><g transform="translate(${x} ${y}) rotate(${lean})" fill="none" stroke-width="3.4" stroke-linecap="round" opacity=".92">${plume.join('')}</g>`
    }),
  ]
  return {
    art: art.join(''),
    outline: `${body.outline}M-20 -430C-160 -620 -200 -740 -150 -790C-60 -880 60 -890 130 -830C230 -740 140 -600 40 -430Z`,
    box: { x: -230, y: -884, width: 500, height: 912 },
    stance: 'stands',
    feet: [roundFoot(110)],
    detail: { x: -10, y: -330, width: 420 },
    centimetres: 74,
  }
}
