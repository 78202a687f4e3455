import type { Ground } from '../../../../lib/shop-picture.ts'
import { PAPER } from '../../../ui/identity/look/grounds.ts'
import { loadSharp } from '../../../ui/images/load-sharp.server.ts'

/** Minimum contrast of a visible pixel. */
const MIN_CONTRAST = 2
/**
 * A region is visible if this share of its pixels is, because it contains its own background, like a white letter on
 * a black square.
 */
const MIN_VISIBLE_SHARE = 0.03
/** A picture is hidden if hidden regions cover this share of its drawn pixels. */
const HIDDEN = 0.1
/** Minimum alpha of a drawn pixel. Lower values are antialiased edges. */
const DRAWN = 128

/**
 * Returns the background on which part of a picture is invisible, such as a black logo on a dark one. Measures the
 * contrast of the pixels of each connected region.
 * @param png with transparency
 * @returns the background that hides more; undefined if the picture is visible on both
 */
export async function hiddenOn(png: Buffer): Promise<Ground | undefined> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pieces = piecesOf(data, info.width)
  const drawn = pieces.reduce((sum, { pixels }) => sum + pixels, 0)
  const share = (ground: Ground) =>
    pieces
      .filter((piece) => piece[ground] < piece.pixels * MIN_VISIBLE_SHARE)
      .reduce((sum, { pixels }) => sum + pixels, 0) / drawn
  const [light, dark] = [share('light'), share('dark')]
  if (light >= HIDDEN && light > dark) return 'light'
  return dark >= HIDDEN ? 'dark' : undefined
}

/** A connected region: its number of pixels, and of visible ones per background. */
type Piece = Record<Ground | 'pixels', number>

/** Splits an RGBA picture into connected regions. */
function piecesOf(data: Buffer, width: number): Piece[] {
  const count = data.length / 4
  const isNew = Uint8Array.from({ length: count }, (_, at) => ((data[at * 4 + 3] ?? 0) < DRAWN ? 0 : 1))
  const next = new Int32Array(count)
  const pieces: Piece[] = []
  for (let start = 0; start < count; start += 1) {
    if (!isNew[start]) continue
    const piece = { pixels: 0, light: 0, dark: 0 }
    let waiting = 0
    const visit = (at: number) => {
      if (!isNew[at]) return
      isNew[at] = 0
      next[waiting++] = at
    }
    visit(start)
    while (waiting > 0) {
      const at = next[--waiting] ?? 0
      const luminance = luminanceAt(data, at * 4)
      piece.pixels += 1
      if (contrast(luminance, PAPER_LUMINANCE.light) >= MIN_CONTRAST) piece.light += 1
      if (contrast(luminance, PAPER_LUMINANCE.dark) >= MIN_CONTRAST) piece.dark += 1
      if (at % width > 0) visit(at - 1)
      if (at % width < width - 1) visit(at + 1)
      visit(at - width)
      visit(at + width)
    }
    pieces.push(piece)
  }
  return pieces
}

/** Contrast ratio of WCAG 2.2. */
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Linear light of each sRGB channel value. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

const luminanceAt = (data: Buffer, at: number) =>
  0.2126 * (LINEAR[data[at] ?? 0] ?? 0) +
  0.7152 * (LINEAR[data[at + 1] ?? 0] ?? 0) +
  0.0722 * (LINEAR[data[at + 2] ?? 0] ?? 0)

const luminanceOf = (colour: string) => luminanceAt(Buffer.from(colour.slice(1), 'hex'), 0)
const PAPER_LUMINANCE = { light: luminanceOf(PAPER.light), dark: luminanceOf(PAPER.dark) }
