/** What the server takes. */
export interface PictureLimits {
  megabytes: number
  /** Without it, as many as a side of 4,096 pixels allows. */
  pixels?: number
}

/** Of both sides, in pixels: twice the widest rendition, so that half of a picture can still be cropped without loss. */
const MAX_SIDE = 4_096
const QUALITY = 0.9
/** How much narrower the next attempt is when the last one weighed too much. */
const NARROWER = 0.8
/** Pixels of the longer side of a copy in which transparency is looked for. */
const SAMPLE_SIDE = 256
const BYTES_IN_MB = 1024 * 1024

/**
 * Draws a picture smaller that is larger than anybody will see it, or than the server takes: upright, without its metadata, as JPEG or, if
 * one can see through it, WebP (in browsers that write none, PNG). It is decoded once. Any other picture stays the file that it is.
 * @param isTaken whether the server takes its format; one that it does not is drawn anew, however small
 * @throws DOMException when the browser cannot decode it
 */
export async function scaledDown(
  file: File,
  { megabytes, pixels = MAX_SIDE ** 2 }: PictureLimits,
  isTaken = true,
): Promise<File> {
  const picture = await measured(file)
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height), Math.sqrt(pixels / (width * height)))
  const maxBytes = megabytes * BYTES_IN_MB
  if (isTaken && scale === 1 && file.size <= maxBytes) {
    await picture.decode()
    return file
  }
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: Math.floor(width * scale),
    resizeHeight: Math.floor(height * scale),
    resizeQuality: 'high',
  })
  try {
    const type = file.type !== 'image/jpeg' && isSeenThrough(bitmap) ? 'image/webp' : 'image/jpeg'
    for (let narrower = 1; ; narrower *= NARROWER) {
      const drawn = await encoded(drawnIn(bitmap, narrower), type)
      if (drawn.size <= maxBytes) return new File([drawn], file.name, { type: drawn.type })
    }
  } finally {
    bitmap.close()
  }
}

/** Loaded so far that its size is known, upright, and not decoded yet. */
async function measured(file: File): Promise<HTMLImageElement> {
  const picture = new Image()
  const url = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = () => reject(new DOMException('This is no picture.', 'EncodingError'))
      picture.src = url
    })
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawnIn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale))
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function isSeenThrough(bitmap: ImageBitmap): boolean {
  const sample = drawnIn(bitmap, Math.min(1, SAMPLE_SIDE / Math.max(bitmap.width, bitmap.height)))
  const { data = [] } = sample.getContext('2d')?.getImageData(0, 0, sample.width, sample.height) ?? {}
  return data.some((value, index) => index % 4 === 3 && value < 255)
}

export function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const finish = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('This browser could make no picture.'))
    canvas.toBlob(finish, type, QUALITY)
  })
}
