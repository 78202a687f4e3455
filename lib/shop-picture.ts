/** What a page has under it in one of its themes. */
export type Ground = 'light' | 'dark'

/** A picture by which the shop is known, as pages show it. */
export interface ShopPicture {
  /** Its address, which is never that of another picture. */
  url: string
  /** In pixels, as large as it may be shown. */
  width: number
  height: number
  /** The ground on which it cannot be seen; undefined where there is none, or nobody has looked. */
  hiddenOn?: Ground | undefined
}

/** What an owner may give the shop: a logo in place of mark and name, a square icon in place of the mark alone. */
export type ShopPictureKind = 'logo' | 'icon'

/** The room that a logo has at most, in pixels: five to one, and no higher than the header. */
export const LOGO_ROOM = { width: 200, height: 40 }
/** The sides of an icon, in pixels. */
export const ICON_SIDE = 512

/** The picture as PNG, beside each, for where nothing else is shown. */
export const DRAWN = 'drawn.png'
const FILE = /^(?:(?:logo|icon)-\d{1,3}x\d{1,3}(?:-hidden-on-(?:light|dark))?\.(?:svg|webp|png)|drawn\.png)$/
const NAMED = /^[0-9a-z]{24}\/(logo|icon)-(\d{1,3})x(\d{1,3})(?:-hidden-on-(light|dark))?\.(?:svg|webp|png)$/

/** Returns whether one of the files of such a picture is called so. */
export const isShopPictureFile = (file: string): boolean => FILE.test(file)

/** Returns the name of the file that pages show, which tells its size and where it cannot be seen; with its key before it, it is the text that settings hold of a picture. */
export const shopPictureName = (
  kind: ShopPictureKind,
  { width, height, hiddenOn }: Pick<ShopPicture, 'width' | 'height' | 'hiddenOn'>,
  type: string,
) => `${kind}-${width}x${height}${hiddenOn ? `-hidden-on-${hiddenOn}` : ''}.${type}`

/** Returns whether a text of the settings names a picture of a kind. */
export const isShopPicture = (text: string, kind: ShopPictureKind): boolean => NAMED.exec(text)?.[1] === kind

/** Returns the picture that a text of the settings names; null for none. */
export function readShopPicture(text: string): ShopPicture | null {
  const [, , width, height, hiddenOn] = NAMED.exec(text) ?? []
  if (!width || !height) return null
  const picture = { url: `/media/${text}`, width: Number(width), height: Number(height) }
  return hiddenOn ? { ...picture, hiddenOn: hiddenOn as Ground } : picture
}

/** The owner's own logo, which stands in place of mark and name. */
export interface ShopLogo {
  light: ShopPicture
  /** For dark ground; null where there is only the one. */
  dark: ShopPicture | null
  /** The ground on which what is shown lies on a plate of the other one. */
  plate?: Ground
}

/** Returns the logo that two texts of the settings name, each on the ground on which it can be seen; null without one. */
export function readShopLogo(logo: string, forDark: string): ShopLogo | null {
  const [light, dark] = [readShopPicture(logo), readShopPicture(forDark)]
  if (!light) return null
  if (light.hiddenOn === 'light')
    return dark?.hiddenOn === 'dark' ? { light: dark, dark: light } : { light, dark, plate: 'light' }
  // What is made for light ground alone would look odd on dark ground even where it can be seen.
  return !dark || dark.hiddenOn === 'dark' ? { light, dark, plate: 'dark' } : { light, dark }
}

/** Returns the address of a picture as PNG. */
export const drawnAt = (url: string): string => url.replace(/[^/]+$/, DRAWN)

/** Returns the key under which the store has a picture, and the name of the file that pages show. */
export function partsOfShopPicture(text: string): [key: string, file: string] {
  const [key = '', file = ''] = text.split('/')
  return [key, file]
}
