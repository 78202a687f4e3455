import type sharp from 'sharp'

let loaded: Promise<typeof sharp> | undefined

/**
 * Loads what reads and draws pictures, with the first of them: most starts of a shop see none for a while, and it takes 40 ms of a start. From then on it
 * reads JPEG, PNG and WebP alone; drawings of our own are let through one by one (`upload/store-picture.server.ts`).
 */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Sources are temporary files: what is remembered of them would only hold their disk space.
    sharp.cache(false)
    // The first bytes already decide which decoder runs; this holds even if they could be made to mislead libvips.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    return sharp
  })
  return loaded
}
