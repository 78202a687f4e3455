import type sharp from 'sharp'

let loaded: Promise<typeof sharp> | undefined

/**
 * Imports sharp on first use, which saves 40 ms of start-up. It then reads only JPEG, PNG and WebP; the shop's own
 * drawings are unblocked one by one (`upload/store-picture.server.ts`).
 */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Sources are temporary files; a cache would keep their disk space in use.
    sharp.cache(false)
    // The first bytes already decide the decoder. This blocks others even if the detection in libvips is deceived.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    return sharp
  })
  return loaded
}
