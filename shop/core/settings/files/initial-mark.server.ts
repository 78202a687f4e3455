import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'
import { UNNAMED } from '../../../../lib/shop-identity.ts'
import { initialOf } from '../../../ui/identity/initial-of.ts'

const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
/** Where an initial is looked for, in turn: the display face in its largest optical size, and a face for Greek, Cyrillic and more. */
const FACES = [
  `${FACE}-latin-opsz-normal.woff2`,
  `${FACE}-latin-ext-opsz-normal.woff2`,
  `${FACE}-vietnamese-opsz-normal.woff2`,
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
]
/** The square of a mark; and of it, how high capitals and small letters stand, and what of an accent, a tail or a broad letter finds room. */
const [SIDE, HEIGHT, ROOM] = [32, 18, { width: 22, height: 23 }]

/** Somebody behind a counter, seen from above. */
const WITHOUT_INITIAL = 'M9 16a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'

const MOST_DRAWN = 50
const drawn = new Map<string, Promise<string>>()

/**
 * Returns the mark of a shop: ours while it has the name that it comes with, else the initial of its name in the display face, as an outline in a
 * square of 32; a disc for one that no face of ours has.
 */
export async function markOf(name: string): Promise<string> {
  const initial = initialOf(name)
  if (name === UNNAMED.name) return UNNAMED.mark
  const mark = drawn.get(initial) ?? outlineInitial(initial)
  // Names change seldom, but whoever types one in the settings sees the mark of each.
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  drawn.set(initial, mark)
  return mark
}

async function outlineInitial(initial: string): Promise<string> {
  // A start of a shop that was never renamed does not load it.
  const { create } = await import('fontkit')
  const codePoint = initial.codePointAt(0) ?? 0
  for (const face of FACES) {
    const font = create(await readFile(fileURLToPath(import.meta.resolve(face)))) as Font
    if (font.hasGlyphForCodePoint(codePoint)) return centred(font, codePoint)
  }
  return WITHOUT_INITIAL
}

/** Stands in the middle by what can be seen of it, for a mark has no line to stand on. */
function centred(font: Font, codePoint: number): string {
  const { path } = font.glyphForCodePoint(codePoint)
  const { minX, maxX, minY, maxY } = path.bbox
  const [width, height] = [maxX - minX, maxY - minY]
  const scale = Math.min(HEIGHT / Math.min(height, font.capHeight), ROOM.width / width, ROOM.height / height)
  const middle = SIDE / 2
  const outline = path
    .scale(scale, -scale)
    .translate(middle - (scale * (minX + maxX)) / 2, middle + (scale * (minY + maxY)) / 2)
  return outline.toSVG().replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
}
