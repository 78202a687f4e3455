import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'

/** Units an em, so that outlines need no fractions. */
export const EM = 100

let face: Promise<Font> | undefined

/** The display face in its boldest, which is what the file holds without a variation. */
function displayFace(): Promise<Font> {
  face ??= readFace()
  return face
}

async function readFace(): Promise<Font> {
  // Needed once in the life of a picture: a start does not load it.
  const { create } = await import('fontkit')
  const file = import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  )
  return create(await readFile(fileURLToPath(file))) as Font
}

/**
 * Returns words as the outlines of their characters, 100 units an em with y = 0 on the baseline: a picture must look the same on machines that have no
 * fonts. Characters that the face lacks are left out.
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
