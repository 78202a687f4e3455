import { mix, shadesOf } from '../../light/colour.ts'
import { grit } from '../../light/grit.ts'
import { glazeRamp, mattRamp, wood } from '../../light/materials.ts'
import { between } from '../../random.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { GREENS, leaf, leafTone } from '../../shapes/leaves.ts'
import { mouth, taper, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const SOIL = '#3a2a20'

/** A pot with its plant: basil in a glazed pot with a saucer, a young fig in stoneware, or a rubber plant on a wooden stand. */
export function drawPlanter(paint: Paint): Drawing {
  if (paint.shape === 1) return terrace(paint)
  return paint.shape === 0 ? windowsill(paint) : onStand(paint)
}

function windowsill(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const saucer = turned(sheet, 'M 172 -40 C 174 -26 160 -4 138 0', glazeRamp(shades))
  const pot = turned(sheet, 'M 176 -292 L 178 -252 C 178 -246 168 -244 166 -238 L 130 -22', glazeRamp(shades))
  const art = [
    saucer.art,
    mouth(sheet, { radius: 172, y: -40, lip: 9 }, shades, shades),
    pot.art,
    `<path d="${pot.patch(-90, 90, -246, -232)}" fill="${shades.deep}" fill-opacity=".3"/>`,
    pot.gleam(-60, -38, -226, -50, 0.5),
    pot.gleam(-60, -40, -286, -256, 0.6),
    pot.gleam(60, 78, -220, -60, 0.14),
    saucer.gleam(-60, -30, -36, -12, 0.4),
    mouth(sheet, { radius: 176, y: -292, lip: 10 }, shades, shades, { fill: SOIL, depth: 16 }),
    basil(paint),
  ]
  return {
    art: art.join(''),
    outline: `${saucer.outline}${pot.outline}M-190 -560C-110 -660 120 -660 200 -540C220 -440 140 -340 0 -330C-140 -340 -220 -440 -190 -560Z`,
    box: { x: -232, y: -640, width: 464, height: 675 },
    stance: 'stands',
    feet: [roundFoot(140)],
    detail: { x: -20, y: -330, width: 430 },
    centimetres: 30,
  }
}

/** A bush of basil: pairs of cupped leaves, the dark ones behind. */
function basil({ sheet, random }: Paint): string {
  const leaves: { y: number; markup: string }[] = []
  const stems: string[] = []
  for (let index = 0; index < 24; index++) {
    const depth = 1 - (index + 0.5) / 24
    const lean = (((index * 7) % 24) / 23) * 2 - 1
    // The bush is a dome: stems at the back stand higher, those in front hang over the rim.
    const top = -330 - Math.sqrt(1 - lean * lean * 0.8) * (60 + depth * 200) + between(random, -12, 12)
    const x = lean * (188 - depth * 40)
    stems.push(`M${lean * 78} ${-262 - depth * 34 - Math.abs(lean) * 8}Q${lean * 110} ${(top - 300) / 2} ${x} ${top}`)
    for (const [turn, size] of [
      [-158, 1],
      [-22, 1],
      [-112, 0.86],
      [-66, 0.78],
      [110, 0.66],
    ] as const) {
      const length = 96 * size * between(random, 0.86, 1.14)
      const place = {
        x,
        y: top + (turn > 0 ? 4 : 14),
        degrees: turn + lean * 26 + between(random, -18, 18),
        length,
        width: length * 0.62,
        bend: between(random, -0.16, 0.16),
      }
      leaves.push({
        y: top + size * 12 - depth * 60,
        markup: leaf(sheet, 'heart', place, leafTone(random, GREENS.basil, depth * 1.1)),
      })
    }
  }
  leaves.sort((one, other) => one.y - other.y)
  return `<ellipse cx="8" cy="-282" rx="110" ry="20" fill="#120a06" fill-opacity=".45"/><path d="${stems.join('')}" fill="none" stroke="#3f5a2e" stroke-width="6.5" stroke-linecap="round"/><path d="${stems.join('')}" fill="none" stroke="#6f9450" stroke-width="2" stroke-linecap="round" transform="translate(-1.4 0)" stroke-opacity=".7"/>${leaves.map(({ markup }) => markup).join('')}`
}

function terrace(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const pot = turned(sheet, 'M 196 -286 C 202 -284 204 -274 203 -264 C 200 -170 172 -60 138 0', mattRamp(shades))
  const bark = shadesOf('#7d6b57')
  const trunk = taper(
    [
      [0, -270],
      [-12, -380],
      [22, -430],
      [6, -560],
    ],
    30,
    15,
    bark,
  )
  const branches = tube(
    'M4 -470C-30 -540 -60 -560 -76 -640M8 -500C50 -560 70 -590 92 -660M6 -550C0 -620 6 -660 2 -730',
    11,
    bark,
  )
  const leaves = Array.from({ length: 46 }, (_, index) => {
    const share = index / 46
    const angle = index * 2.4
    const radius = Math.sqrt(between(random, 0.04, 1))
    const x = Math.cos(angle) * radius * 172
    const y = -690 + Math.sin(angle) * radius * 140
    const degrees = (Math.atan2(y + 590, x * 1.2) * 180) / Math.PI + between(random, -26, 26)
    const length = between(random, 92, 128)
    return leaf(
      sheet,
      'spoon',
      { x: x * 0.8, y, degrees, length, width: length * 0.5, bend: between(random, -0.14, 0.2) },
      leafTone(random, GREENS.fig, 1 - share),
    )
  })
  const art = [
    pot.art,
    grit(sheet, random, pot.outline, pot.box, {
      count: 260,
      colour: mix(shades.lighter, '#ffffff', 0.4),
      size: 1.9,
      opacity: 0.34,
    }),
    grit(sheet, random, pot.outline, pot.box, { count: 160, colour: shades.deep, size: 2.2, opacity: 0.4 }),
    `<path d="${pot.patch(-90, 90, -236, -230)}" fill="${shades.deep}" fill-opacity=".3"/><path d="${pot.patch(-90, 90, -230, -227)}" fill="${shades.gleam}" fill-opacity=".28"/>`,
    pot.gleam(-60, -30, -220, -40, 0.2),
    mouth(sheet, { radius: 198, y: -286, lip: 17 }, shades, shades, { fill: SOIL, depth: 20 }),
    trunk.art,
    branches,
    leaves.join(''),
  ]
  return {
    art: art.join(''),
    outline: `${pot.outline}${trunk.outline}M-220 -700C-200 -850 200 -860 230 -700C220 -560 100 -540 0 -560C-100 -540 -230 -570 -220 -700Z`,
    box: { x: -232, y: -884, width: 464, height: 918 },
    stance: 'stands',
    feet: [roundFoot(140)],
    detail: { x: 0, y: -280, width: 500 },
    centimetres: 96,
  }
}

function onStand(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const oak = wood('oak')
  const pot = turned(
    sheet,
    'M 150 -372 C 156 -370 156 -360 156 -350 L 150 -196 C 148 -176 138 -170 120 -168',
    glazeRamp(shades),
  )
  const legs = (places: [number, number][]) =>
    tube(places.map(([x, y]) => `M${x} ${y}L${x * 0.95} ${y - 256}`).join(''), 22, oak)
  const leaves = [
    [-36, -560, -128, 250],
    [34, -600, -44, 260],
    [-10, -470, -168, 220],
    [24, -480, -14, 226],
    [-4, -640, -98, 270],
    [10, -420, -150, 170],
    [16, -410, -34, 180],
  ] as const
  const art = [
    legs([
      [-104, -28],
      [104, -28],
    ]),
    tube('M-150 -158L150 -158M-104 -180L104 -132M104 -180L-104 -132', 18, oak),
    pot.art,
    pot.gleam(-62, -40, -350, -196, 0.55),
    pot.gleam(60, 78, -340, -200, 0.14),
    mouth(sheet, { radius: 150, y: -372, lip: 9 }, shades, shades, { fill: SOIL, depth: 16 }),
    legs([
      [-164, 8],
      [164, 8],
    ]),
    tube('M-6 -366C-14 -470 12 -560 -4 -720M4 -362C10 -430 30 -470 30 -560', 11, shadesOf('#6f5b3f')),
    ...leaves.map(([x, y, degrees, length], index) =>
      leaf(
        sheet,
        'lance',
        {
          x,
          y,
          degrees: degrees + between(random, -6, 6),
          length,
          width: length * 0.46,
          bend: degrees > -90 ? 0.16 : -0.16,
        },
        leafTone(random, GREENS.rubber, 0.5 - index * 0.08),
      ),
    ),
  ]
  return {
    art: art.join(''),
    outline: `${pot.outline}M-170 0L-156 -180L156 -180L170 0L150 0L140 -150L-140 -150L-150 0ZM-240 -560C-160 -760 -40 -900 -20 -900C40 -860 220 -720 240 -560C160 -420 60 -400 0 -380C-60 -400 -200 -420 -240 -560Z`,
    box: { x: -250, y: -906, width: 500, height: 920 },
    stance: 'stands',
    feet: [
      { x: 0, y: -4, halfWidth: 150, halfDepth: 26 },
      { x: -164, y: 6, halfWidth: 20, halfDepth: 6 },
      { x: 164, y: 6, halfWidth: 20, halfDepth: 6 },
    ],
    detail: { x: -20, y: -370, width: 520 },
    centimetres: 84,
  }
}
