import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const CHANNELS = { grey: 1, rgb: 3, rgba: 4 }
const COLOUR_TYPE = { grey: 0, rgb: 2, rgba: 6 }
/** The seven passes of an interlaced picture: [x, y] of the first pixel, then the [x, y] distance between pixels. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface PngWish {
  width: number
  height: number
  colours?: keyof typeof CHANNELS
  /** Bits per channel. */
  depth?: 1 | 8 | 16
  isInterlaced?: boolean
  /** EXIF orientation: 6 is rotated by 90 degrees. */
  orientation?: number
}

/** Creates a black PNG with a small file size and any dimensions, to test the decoder's memory. */
export function blackPng(wish: PngWish): Buffer {
  const { isInterlaced = false, orientation } = wish
  const pixels = Buffer.alloc(isInterlaced ? interlacedBytes(wish) : bytesOf(wish, wish.width, wish.height))
  return Buffer.concat([
    SIGNATURE,
    header(wish),
    ...(orientation === undefined ? [] : [pngChunk('eXIf', turned(orientation))]),
    pngChunk('IDAT', deflateSync(pixels, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Creates a PNG header with these dimensions and no image data. */
export function headOfPng(width: number, height: number): Buffer {
  return Buffer.concat([SIGNATURE, header({ width, height }), pngChunk('IDAT', Buffer.alloc(64))])
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function header({ width, height, colours = 'rgb', depth = 8, isInterlaced = false }: PngWish): Buffer {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  content.set([depth, COLOUR_TYPE[colours], 0, 0, isInterlaced ? 1 : 0], 8)
  return pngChunk('IHDR', content)
}

/** Each row begins with a filter byte. */
function bytesOf({ colours = 'rgb', depth = 8 }: PngWish, width: number, height: number): number {
  return width === 0 ? 0 : (1 + Math.ceil((width * CHANNELS[colours] * depth) / 8)) * height
}

function interlacedBytes(wish: PngWish): number {
  const passes = PASSES.map(([x, y, across, down]) =>
    bytesOf(wish, Math.max(0, Math.ceil((wish.width - x) / across)), Math.max(0, Math.ceil((wish.height - y) / down))),
  )
  return passes.reduce((sum, bytes) => sum + bytes, 0)
}

/** EXIF data with only the orientation. */
function turned(orientation: number): Buffer {
  const content = Buffer.from('49492a00080000000100120103000100000000000000000000000000', 'hex')
  content.writeUInt16LE(orientation, 18)
  return content
}
