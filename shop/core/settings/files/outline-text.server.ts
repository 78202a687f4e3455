import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'

/** Units per em, so that outlines need no decimals. */
export const EM = 100

let face: Promise<Font> | undefined

/** The display font in its boldest weight, the default instance of the file. */
function displayFace(): Promise<Font> {
  face ??= readFace()
  return face
}

async function readFace(): Promise<Font> {
  // Imported on demand, because it is only needed when a picture is created.
  const { create } = await import('fontkit')
  const file = import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  )
  return create(await readFile(fileURLToPath(file))) as Font
}

/**
 * Returns a text as SVG outlines with 100 units per em and the baseline at y = 0, so that pictures do not depend on
 * installed fonts. Missing characters are left out.
 */
export async function outlineText(words: string): Promise<{ path: string; width: number }> {
  const font = await displayFace()
  const known = [...words].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join('')
  const scale = EM / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(known)
  let x = 0
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += (positions[index]?.xAdvance ?? 0) * scale
    return outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  })
  return { path: outlines.join(''), width: advanceWidth * scale }
}
