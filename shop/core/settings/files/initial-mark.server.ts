import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'
import { UNNAMED } from '../../../../lib/shop-identity.ts'
import { initialOf } from '../../../ui/identity/initial-of.ts'

const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
/**
 * Fonts that are searched for an initial, in order: the display font in its largest optical size, then one for Greek,
 * Cyrillic and others.
 */
const FACES = [
  `${FACE}-latin-opsz-normal.woff2`,
  `${FACE}-latin-ext-opsz-normal.woff2`,
  `${FACE}-vietnamese-opsz-normal.woff2`,
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
]
/** View box of the mark, height of its letter, and maximum size including accents and descenders. */
const [SIDE, HEIGHT, ROOM] = [32, 18, { width: 22, height: 23 }]

/** A circle, for initials without a glyph. */
const WITHOUT_INITIAL = 'M9 16a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'

const MOST_DRAWN = 50
const drawn = new Map<string, Promise<string>>()

/**
 * Returns the mark of a shop: the default one for the default name, otherwise the initial in the display font as an
 * SVG path in a 32 × 32 view box; a circle if no font has the initial.
 */
export async function markOf(name: string): Promise<string> {
  const initial = initialOf(name)
  if (name === UNNAMED.name) return UNNAMED.mark
  const mark = drawn.get(initial) ?? outlineInitial(initial)
  // Names rarely change, but the settings form previews each typed one.
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  drawn.set(initial, mark)
  return mark
}

async function outlineInitial(initial: string): Promise<string> {
  // Imported on demand, because a shop with the default name does not need it.
  const { create } = await import('fontkit')
  const codePoint = initial.codePointAt(0) ?? 0
  for (const face of FACES) {
    const font = create(await readFile(fileURLToPath(import.meta.resolve(face)))) as Font
    if (font.hasGlyphForCodePoint(codePoint)) return centred(font, codePoint)
  }
  return WITHOUT_INITIAL
}

/** Centres the glyph by its bounding box, because a mark has no baseline. */
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
