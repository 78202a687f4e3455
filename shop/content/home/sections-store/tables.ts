import type { JSONColumnType } from 'kysely'

/** Where a product stands in a picture of the counter, in fractions of its width and height. */
export interface StoredSpot {
  product: number
  x: number
  y: number
  width: number
  height: number
}

export interface CounterPictureTable {
  theme: 'light' | 'dark'
  shape: 'wide' | 'tall'
  image_key: string
  /** Empty for a photograph, on which nobody knows where anything is. */
  spots: JSONColumnType<StoredSpot[]>
}

/** The pictures of the counter on the home page, one a theme and shape. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    counter_pictures: CounterPictureTable
  }
}
