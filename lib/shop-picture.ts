/** The background of a theme. */
export type Ground = 'light' | 'dark'

/** A logo or icon of the shop. */
export interface ShopPicture {
  /** Unique address of the picture. */
  url: string
  /** Display size in pixels. */
  width: number
  height: number
  /** The background on which the picture is invisible; undefined if there are none or it was not checked. */
  hiddenOn?: Ground | undefined
}

/** The logo replaces mark and name; the square icon replaces the mark. */
export type ShopPictureKind = 'logo' | 'icon'

/** Maximum display size of a logo in pixels: five to one, and the height of the header. */
export const LOGO_ROOM = { width: 200, height: 40 }
/** Side of an icon in pixels. */
export const ICON_SIDE = 512

/** PNG version of each picture, for places that support no other format. */
export const DRAWN = 'drawn.png'
const FILE = /^(?:(?:logo|icon)-\d{1,3}x\d{1,3}(?:-hidden-on-(?:light|dark))?\.(?:svg|webp|png)|drawn\.png)$/
const NAMED = /^[0-9a-z]{24}\/(logo|icon)-(\d{1,3})x(\d{1,3})(?:-hidden-on-(light|dark))?\.(?:svg|webp|png)$/

/** Returns whether a file name belongs to a logo or icon. */
export const isShopPictureFile = (file: string): boolean => FILE.test(file)

/**
 * Returns the file name of a logo or icon, which contains its size and the background on which it is invisible.
 * Settings store the key and this name.
 */
export const shopPictureName = (
  kind: ShopPictureKind,
  { width, height, hiddenOn }: Pick<ShopPicture, 'width' | 'height' | 'hiddenOn'>,
  type: string,
) => `${kind}-${width}x${height}${hiddenOn ? `-hidden-on-${hiddenOn}` : ''}.${type}`

/** Returns whether a stored setting refers to a picture of this kind. */
export const isShopPicture = (text: string, kind: ShopPictureKind): boolean => NAMED.exec(text)?.[1] === kind

/** Returns the picture that a stored setting refers to; null for none. */
export function readShopPicture(text: string): ShopPicture | null {
  const [, , width, height, hiddenOn] = NAMED.exec(text) ?? []
  if (!width || !height) return null
  const picture = { url: `/media/${text}`, width: Number(width), height: Number(height) }
  return hiddenOn ? { ...picture, hiddenOn: hiddenOn as Ground } : picture
}

/** The owner's logo, which replaces mark and name. */
export interface ShopLogo {
  light: ShopPicture
  /** For dark backgrounds; null if there is only one logo. */
  dark: ShopPicture | null
  /** The theme in which the logo needs a plate of the other background. */
  plate?: Ground
}

/** Returns the logo for two stored settings, each on the background on which it is visible; null without one. */
export function readShopLogo(logo: string, forDark: string): ShopLogo | null {
  const [light, dark] = [readShopPicture(logo), readShopPicture(forDark)]
  if (!light) return null
  if (light.hiddenOn === 'light')
    return dark?.hiddenOn === 'dark' ? { light: dark, dark: light } : { light, dark, plate: 'light' }
  // A logo for light backgrounds looks wrong on dark ones even where it is visible.
  return !dark || dark.hiddenOn === 'dark' ? { light, dark, plate: 'dark' } : { light, dark }
}

/** Returns the address of a picture's PNG version. */
export const drawnAt = (url: string): string => url.replace(/[^/]+$/, DRAWN)

/** Returns the storage key and the file name of a stored setting. */
export function partsOfShopPicture(text: string): [key: string, file: string] {
  const [key = '', file = ''] = text.split('/')
  return [key, file]
}
