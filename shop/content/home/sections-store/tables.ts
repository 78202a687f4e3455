import type { JSONColumnType } from 'kysely'

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

/** The hero pictures of the home page, one per theme and shape. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    counter_pictures: HeroPictureTable
  }
}
