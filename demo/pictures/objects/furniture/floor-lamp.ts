import { mix, shadesOf } from '../../light/colour.ts'
import { cable, halo, litFromInside, poolOfLight } from '../../light/glow.ts'
import { glazeRamp, mattRamp, metal, metalRamp, type Ramp, wood } from '../../light/materials.ts'
import { looksBrass } from '../../light/metallic.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { ring, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** A lit floor lamp: a reading lamp with a narrow cone on a brass joint, a linen drum on three wooden legs, or an arc with a dome. */
export function drawFloorLamp(paint: Paint): Drawing {
  if (paint.shape === 1) return tripod(paint)
  return paint.shape === 0 ? reading(paint) : arc(paint)
}

/** A brass variant shines like brass, the others are powder-coated. */
function finish({ colour, shades }: Paint): Ramp {
  return looksBrass(colour) ? metalRamp(shades) : glazeRamp(shades)
}

function reading(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const brass = metal('brass')
  const foot = turned(sheet, 'M 10 -46 C 20 -30 60 -34 116 -24 C 126 -20 128 -8 126 0', finish(paint))
  const cone = turned(sheet, 'M 16 -116 C 30 -114 36 -104 38 -92 L 92 84 L 92 92', finish(paint), 0, 0.3)
  const joint = (x: number, y: number) => {
    const fill = sheet.radial([0.34, 0.3], 0.8, evenly([brass.gleam, brass.light, brass.base, brass.deep]))
    return `<circle cx="${x + 2}" cy="${y + 3}" r="25" fill="#1c1206" fill-opacity=".5"/><circle cx="${x}" cy="${y}" r="24" fill="${fill}"/><circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${brass.darker}" stroke-width="2" stroke-opacity=".6"/><circle cx="${x}" cy="${y}" r="5" fill="${brass.darker}"/>`
  }
  const beam = sheet.linearAt([0, 92], [0, 470], fading('#ffe2a0', [0.5, 0.16, 0]))
  const art = [
    poolOfLight(sheet, -190, 16, 300, 0.6),
    cable('M100 2C190 10 230 -18 330 -20', mix(paint.colour, '#6d6257', 0.5), 6),
    foot.art,
    foot.gleam(-60, -20, -36, -22, 0.5),
    tube('M0 -34L0 -872', 17, shades, 'butt'),
    tube('M0 -880L-84 -934', 17, shades, 'butt'),
    joint(0, -880),
    `<g transform="translate(-112 -912) rotate(24)"><path d="M-86 96L-190 470L190 470L86 96Z" fill="${beam}" fill-opacity=".55"/>${cone.art}${cone.gleam(-62, -36, -84, 70, 0.5)}<path d="${cone.patch(-90, 90, 84, 92)}" fill="#ffedb8" fill-opacity=".9"/></g>`,
    halo(sheet, -148, -806, 170, 0.6),
    joint(-94, -940),
  ]
  return {
    art: art.join(''),
    outline: `${foot.outline}M-8 -30L-8 -880L8 -880L8 -30ZM-70 -1010L-30 -996L-60 -800L-230 -870Z`,
    box: { x: -240, y: -1020, width: 370, height: 1052 },
    stance: 'stands',
    feet: [roundFoot(126)],
    detail: { x: -70, y: -880, width: 460 },
    centimetres: 140,
  }
}

function tripod(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const oak = wood('oak')
  const linen = shadesOf(mix(paint.colour, '#f3e6cc', 0.35))
  const shade = turned(sheet, 'M 186 -1010 L 212 -740', mattRamp(linen), 0, 0)
  const threads = Array.from(
    { length: 46 },
    (_, index) =>
      `<path d="${shade.patch(-90 + index * 4, -89 + index * 4, -1010, -740)}" fill="${linen.deep}" fill-opacity="${index % 3 ? 0.07 : 0.13}"/>`,
  )
  const hub = turned(sheet, 'M 30 -690 L 30 -640', metalRamp(metal('brass')))
  const art = [
    poolOfLight(sheet, 0, 0, 380, 0.5),
    tube('M6 -660L44 -64', 19, oak),
    tube('M0 -760L0 -660', 12, metal('brass'), 'butt'),
    tube('M-18 -664L-196 14', 22, oak),
    tube('M20 -664L206 6', 22, oak),
    hub.art,
    halo(sheet, 0, -870, 420, 0.36),
    `<path d="${ring(186, -1010)}" fill="${sheet.radial([0.5, 0.6], 0.6, [
      { at: 0, colour: '#fffdf2' },
      { at: 1, colour: mix('#f7dfa8', shades.lighter, 0.3) },
    ])}"/>`,
    shade.art,
    litFromInside(sheet, shade.outline, 0, -856, 250, 0.86),
    threads.join(''),
    `<path d="${shade.patch(-90, 90, -1010, -1000)}${shade.patch(-90, 90, -750, -740)}" fill="${linen.darker}" fill-opacity=".35"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${shade.outline}M-20 -740L-206 14L-184 14L0 -640L34 -64L50 -64L20 -640L196 6L216 6L20 -740Z`,
    box: { x: -222, y: -1058, width: 444, height: 1082 },
    stance: 'stands',
    feet: [
      { x: -196, y: 14, halfWidth: 18, halfDepth: 5 },
      { x: 206, y: 6, halfWidth: 18, halfDepth: 5 },
      { x: 44, y: -62, halfWidth: 14, halfDepth: 4 },
    ],
    detail: { x: 0, y: -760, width: 560 },
    centimetres: 148,
  }
}

function arc(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const marble = shadesOf('#e6e2dc')
  const foot = turned(sheet, 'M 112 -74 C 118 -70 118 -64 118 -58 L 118 0', glazeRamp(marble), 240)
  const dome = turned(sheet, 'M 4 -828 C 70 -826 134 -780 148 -702 L 148 -694', finish(paint), -226)
  const veins = `<path d="M130 -40Q190 -10 220 -22T300 -4M250 -60Q290 -30 350 -36" fill="none" stroke="#8f8a84" stroke-width="2.4" stroke-opacity=".5"/>`
  const path = 'M240 -70L240 -560C240 -900 -60 -1060 -226 -838'
  const art = [
    poolOfLight(sheet, -226, 30, 320, 0.6),
    foot.art,
    `<g clip-path="${sheet.clip(`<path d="${foot.outline}"/>`)}">${veins}</g>`,
    `<path d="${ring(112, -74, 240)}" fill="${sheet.linear([0, 0], [1, 0.3], evenly([marble.gleam, marble.light, marble.base]))}"/>`,
    tube(path, 15, metal('steel'), 'butt'),
    dome.art,
    dome.gleam(-60, -30, -800, -720, 0.5),
    `<path d="${dome.patch(-90, 90, -702, -694)}" fill="#ffedb8" fill-opacity=".85"/>`,
    `<path d="M-360 -664L-440 -420L-12 -420L-92 -664Z" fill="${sheet.linear([0, 0], [0, 1], fading('#ffe2a0', [0.42, 0.1, 0]))}"/>`,
    halo(sheet, -226, -660, 190, 0.5),
    `<circle cx="-226" cy="-832" r="10" fill="${shades.dark}"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${foot.outline}${dome.outline}M233 -70L233 -560C233 -890 -56 -1050 -226 -838L-222 -846C-60 -1070 247 -900 247 -560L247 -70Z`,
    box: { x: -376, y: -950, width: 736, height: 982 },
    stance: 'stands',
    feet: [roundFoot(118, 240)],
    detail: { x: -150, y: -780, width: 520 },
    centimetres: 195,
  }
}
