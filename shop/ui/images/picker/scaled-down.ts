/** Limits of the server. */
export interface PictureLimits {
  megabytes: number
  /** Defaults to the square of 4,096 pixels. */
  pixels?: number
}

/**
 * Maximum of both sides, in pixels: twice the widest rendition, so that half a picture can be cropped without loss.
 */
const MAX_SIDE = 4_096
const QUALITY = 0.9
/** Factor of the width for the next attempt when the result was too large. */
const NARROWER = 0.8
/** Longer side, in pixels, of the copy that is checked for transparency. */
const SAMPLE_SIDE = 256
const BYTES_IN_MB = 1024 * 1024

/**
 * Scales down a picture that is larger than needed or than the server accepts: upright, without metadata, as JPEG or,
 * with transparency, WebP (PNG in browsers without a WebP encoder). It is decoded once. Other pictures are returned
 * unchanged.
 * @param isTaken whether the server accepts the format; otherwise the picture is converted, however small
 * @throws DOMException if the browser cannot decode it
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
    const type = file.type !== 'image/jpeg' && hasTransparency(bitmap) ? 'image/webp' : 'image/jpeg'
    for (let narrower = 1; ; narrower *= NARROWER) {
      const drawn = await encoded(drawnIn(bitmap, narrower), type)
      if (drawn.size <= maxBytes) return new File([drawn], file.name, { type: drawn.type })
    }
  } finally {
    bitmap.close()
  }
}

/** Loads a file until its upright size is known; it is not decoded yet. */
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

function hasTransparency(bitmap: ImageBitmap): boolean {
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
