/** A picture by which the shop is known, as pages show it. */
export interface ShopPicture {
  /** Its address, which is never that of another picture. */
  url: string
  /** In pixels, as large as it may be shown. */
  width: number
  height: number
}

/** What an owner may give the shop: a logo in place of mark and name, a square icon in place of the mark alone. */
export type ShopPictureKind = 'logo' | 'icon'

/** The room that a logo has at most, in pixels: five to one, and no higher than the header. */
export const LOGO_ROOM = { width: 200, height: 40 }
/** The sides of an icon, in pixels. */
export const ICON_SIDE = 512

/** The picture as PNG, beside each, for where nothing else is shown. */
export const DRAWN = 'drawn.png'
const FILE = /^(?:(?:logo|icon)-\d{1,3}x\d{1,3}\.(?:svg|webp|png)|drawn\.png)$/
const NAMED = /^[0-9a-z]{24}\/(logo|icon)-(\d{1,3})x(\d{1,3})\.(?:svg|webp|png)$/

/** Returns whether one of the files of such a picture is called so. */
export const isShopPictureFile = (file: string): boolean => FILE.test(file)

/** Returns the text that settings hold of a picture: its key, and the file that pages show, whose name tells its size. */
export const shopPictureName = (
  kind: ShopPictureKind,
  { width, height }: { width: number; height: number },
  type: string,
) => `${kind}-${width}x${height}.${type}`

/** Returns whether a text of the settings names a picture of a kind. */
export const isShopPicture = (text: string, kind: ShopPictureKind): boolean => NAMED.exec(text)?.[1] === kind

/** Returns the picture that a text of the settings names; null for none. */
export function readShopPicture(text: string): ShopPicture | null {
  const [, , width, height] = NAMED.exec(text) ?? []
  return width && height ? { url: `/media/${text}`, width: Number(width), height: Number(height) } : null
}

/** Returns the address of a picture as PNG. */
export const drawnAt = (url: string): string => url.replace(/[^/]+$/, DRAWN)

/** Returns the key under which the store has a picture, and the name of the file that pages show. */
export function partsOfShopPicture(text: string): [key: string, file: string] {
  const [key = '', file = ''] = text.split('/')
  return [key, file]
}
