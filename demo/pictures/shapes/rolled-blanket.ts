import { shadesOf } from '../light/colour.ts'
import { evenly } from '../scenes/sheet.ts'
import type { Drawing, Paint } from '../scenes/studio.ts'
import { knots } from './cloth.ts'
import { type Point, smoothed, softLine } from './curves.ts'
import { tube } from './parts.ts'
import { viewOf } from './space.ts'

const view = viewOf(22)

/** A blanket rolled up and carried by two leather belts; its end shows the turns. */
export function drawRolledBlanket(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const radius = 150
  const half = 300
  const rim = (x: number, share = 1): Point[] =>
    Array.from({ length: 40 }, (_, index) => {
      const angle = (index / 40) * Math.PI * 2
      return view([x, radius + Math.cos(angle) * radius * share, Math.sin(angle) * radius * share])
    })
  const end = smoothed(rim(half), true)
  const start = rim(-half)
  const body = `${smoothed([...start, ...start.slice(0, 1)])}`
  const [topLeft, topRight, lowLeft, lowRight] = [
    view([-half, radius * 2, 0]),
    view([half, radius * 2, 0]),
    view([-half, 0, 0]),
    view([half, 0, 0]),
  ]
  const barrel = `M${topLeft.join(' ')}L${topRight.join(' ')}L${lowRight.join(' ')}L${lowLeft.join(' ')}Z`
  const light = sheet.linearAt(
    [0, -radius * 2 - 20],
    [0, 30],
    [
      { at: 0, colour: shades.light },
      { at: 0.2, colour: shades.lighter },
      { at: 0.45, colour: shades.light },
      { at: 0.7, colour: shades.base },
      { at: 0.9, colour: shades.darker },
      { at: 1, colour: shades.dark },
    ],
  )
  const spiral = smoothed(
    Array.from({ length: 96 }, (_, index) => {
      const turn = index / 96
      const angle = turn * Math.PI * 11 + 0.6
      return view([
        half,
        radius + Math.cos(angle) * radius * (0.97 - turn * 0.9),
        Math.sin(angle) * radius * (0.97 - turn * 0.9),
      ])
    }),
  )
  const leather = shadesOf('#7a4a2b')
  const belt = (x: number) => {
    const arc = smoothed(
      Array.from({ length: 15 }, (_, index) => {
        const angle = (index / 14) * Math.PI
        return view([x, radius + Math.cos(angle) * (radius + 3), Math.sin(angle) * (radius + 3)])
      }),
    )
    return `<path d="${arc}" fill="none" stroke="#140c08" stroke-width="40" stroke-opacity=".28" transform="translate(5 2)"/><path d="${arc}" fill="none" stroke="${sheet.linearAt([0, -300], [0, 40], evenly([leather.light, leather.lighter, leather.base, leather.deep]))}" stroke-width="36"/>`
  }
  const [from, to] = [view([-110, radius * 2, 0]), view([110, radius * 2, 0])]
  const grip = `M${from.join(' ')}C${from[0] - 4} ${from[1] - 120} ${to[0] + 4} ${to[1] - 130} ${to.join(' ')}`
  const art = [
    `<path d="${body}Z" fill="${light}"/><path d="${barrel}" fill="${light}"/>`,
    `<path d="${barrel}" fill="${knots(sheet, shades, 4)}" fill-opacity=".5"/>`,
    `<path d="${end}" fill="${sheet.linear([0, 0], [1, 1], evenly([shades.light, shades.base, shades.dark]))}"/>`,
    softLine(spiral, 11, shades.deep, 0.6, 4),
    `<path d="${spiral}" fill="none" stroke="${shades.lighter}" stroke-width="3" stroke-opacity=".6" transform="translate(-4 -3)"/>`,
    belt(-110),
    belt(110),
    tube(grip, 24, leather),
  ]
  return {
    art: art.join(''),
    outline: `${barrel}${end}${body}Z`,
    box: { x: -345, y: -438, width: 690, height: 500 },
    stance: 'stands',
    feet: [{ x: 0, y: 0, halfWidth: 300, halfDepth: 44 }],
    detail: { x: 150, y: -170, width: 460 },
    centimetres: 30,
  }
}
