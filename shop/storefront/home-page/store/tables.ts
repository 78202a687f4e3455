import type { Generated, JSONColumnType } from 'kysely'

/** The position of a product in a hero picture, as fractions of its width and height. */
export interface StoredSpot {
  product: number
  x: number
  y: number
  width: number
  height: number
}

export interface HeroPictureTable {
  theme: 'light' | 'dark'
  shape: 'wide' | 'tall'
  image_key: string
  /** Empty for a photograph, because its contents are unknown. */
  spots: JSONColumnType<StoredSpot[]>
}

export interface HomeSectionTable {
  id: Generated<number>
  position: number
  kind: string
  is_hidden: Generated<boolean>
  /** The fields of the section's kind. */
  content: JSONColumnType<object>
  /** The key of the picture in `content`. */
  image_key: string | null
}

/** The sections of the home page, and its hero pictures, one per theme and shape. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    counter_pictures: HeroPictureTable
    home_sections: HomeSectionTable
  }
}
