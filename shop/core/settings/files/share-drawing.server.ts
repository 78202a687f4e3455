import type { AccentColours, AccentTones, ShopIdentity } from '../../../../lib/shop-identity.ts'
import { loadSharp } from '../../../ui/images/load-sharp.server.ts'
import { EM, outlineText } from './outline-text.server.ts'

/** Size of link preview pictures in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 }
const MARGIN = 96
const MARK = 88
const TEXT_SIZE = 92
/** Maximum size of the owner's logo in pixels. */
const LOGO = { width: 900, height: 110 }
/** Padding of the board, scale of its content, and distance to the edges. */
const BOARD = 40
const SMALLER = 0.6
const PLACE = 48

/** The drawn logo, or mark with name. */
interface Sign {
  drawing: string
  width: number
}

interface OwnPictures {
  logo: Buffer | undefined
  /** Photograph of the shop in any format and size. */
  photograph: Buffer | undefined
}

/**
 * Returns the link preview picture as SVG: logo, or mark with name, above a counter in the accent colour, or on a
 * board in front of the owner's photograph.
 */
export async function shareDrawing(
  shop: Pick<ShopIdentity, 'name' | 'mark'>,
  { light }: AccentColours,
  own: OwnPictures,
): Promise<string> {
  const { width, height } = SHARE_SIZE
  const sign = await (own.logo ? placed(own.logo) : markAndName(shop, light))
  const begins = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`
  if (own.photograph) {
    const sharp = await loadSharp()
    const cut = await sharp(own.photograph)
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .jpeg({ quality: 88 })
      .toBuffer()
    return `${begins}
<image width="${width}" height="${height}" href="data:image/jpeg;base64,${cut.toString('base64')}"/>
<g transform="translate(${PLACE} ${height - PLACE - (MARK + 2 * BOARD) * SMALLER}) scale(${SMALLER}) translate(${BOARD - MARGIN} ${BOARD - MARGIN})">
<rect x="${MARGIN - BOARD}" y="${MARGIN - BOARD}" width="${sign.width + 2 * BOARD}" height="${MARK + 2 * BOARD}" rx="14" fill="#faf9f6"/>
${sign.drawing}
</g>
</svg>`
  }
  return `${begins}
<rect width="${width}" height="${height}" fill="#faf9f6"/>
${sign.drawing}
<path d="M520 402h112v48a20 20 0 0 1-20 20h-72a20 20 0 0 1-20-20z" fill="#e4e1d9"/><path d="M632 414h4a20 20 0 0 1 0 40h-6" fill="none" stroke="#cdc8bb" stroke-width="11"/>
<path d="M722 222h36v44c0 26 22 34 22 66v138h-80V332c0-32 22-40 22-66z" fill="${light.strong}"/><rect x="716" y="206" width="48" height="18" rx="4" fill="#1c1a17"/><rect x="700" y="362" width="80" height="62" fill="${light.soft}"/>
<path d="M806 374h156c0 44-32 78-64 80v16h-28v-16c-32-2-64-36-64-80z" fill="#c27a12"/>
<path d="M990 338c0-44 26-78 56-78s56 34 56 78z" fill="#a8b7a0"/><rect x="1039" y="338" width="14" height="114" fill="#1c1a17"/><rect x="1000" y="450" width="92" height="20" rx="8" fill="#1c1a17"/>
<rect y="470" width="${width}" height="26" fill="${light.base}"/><rect x="40" y="496" width="1120" height="134" fill="${light.strong}"/>
<path d="M320 496v134M600 496v134M880 496v134" stroke="${light.base}" stroke-width="3"/>
</svg>`
}

async function markAndName({ name, mark }: Pick<ShopIdentity, 'name' | 'mark'>, light: AccentTones): Promise<Sign> {
  const text = await outlineText(name)
  const room = SHARE_SIZE.width - 2 * MARGIN - MARK - 30
  const scale = Math.min(TEXT_SIZE, (room / text.width) * EM) / EM
  const drawing = `<g transform="translate(${MARGIN} ${MARGIN}) scale(${MARK / 32})"><rect width="32" height="32" rx="8" fill="${light.base}"/><path d="${mark}" fill="${light.on}"/></g>
<path transform="translate(${MARGIN + MARK + 30} ${MARGIN + MARK / 2 + scale * 35}) scale(${scale})" d="${text.path}" fill="#1c1a17"/>`
  return { drawing, width: MARK + 30 + text.width * scale }
}

async function placed(logo: Buffer): Promise<Sign> {
  const { width, height } = await (await loadSharp())(logo).metadata()
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const y = MARGIN + (MARK - height * scale) / 2
  const drawing = `<image x="${MARGIN}" y="${y}" width="${width * scale}" height="${height * scale}" href="data:image/png;base64,${logo.toString('base64')}"/>`
  return { drawing, width: width * scale }
}
