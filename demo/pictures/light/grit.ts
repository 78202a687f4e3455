import type { Random } from '../random.ts'
import { round, type Sheet } from '../scenes/sheet.ts'
import type { Box } from '../scenes/studio.ts'

/** Marks of about one size: how many, and how strong. */
export interface Grit {
  count: number
  colour: string
  size: number
  opacity: number
}

/** Fine marks over a shape (tooth of paper, sand in clay) as two paths of dots: cheap enough for hundreds of them. */
export function grit(sheet: Sheet, random: Random, outline: string, box: Box, marks: Grit): string {
  const dots = (count: number) =>
    Array.from(
      { length: count },
      () => `M${round(box.x + random() * box.width)} ${round(box.y + random() * box.height)}h.1`,
    ).join('')
  const many = Math.round(marks.count * 0.7)
  return `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}" fill="none" stroke="${marks.colour}" stroke-linecap="round"><path d="${dots(many)}" stroke-width="${round(marks.size * 1.1, 2)}" stroke-opacity="${round(marks.opacity * 0.6, 2)}"/><path d="${dots(marks.count - many)}" stroke-width="${round(marks.size * 2, 2)}" stroke-opacity="${round(marks.opacity * 0.8, 2)}"/></g>`
}
