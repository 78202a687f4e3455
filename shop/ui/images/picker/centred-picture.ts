import type { CropBox } from '../crop-box.ts'
import type { ChosenPicture } from './chosen-picture.ts'
import { drawPreview } from './jpeg-preview.ts'
import { loadPicture } from './load-picture.ts'
import { encoded } from './scaled-down.ts'

/** Width of a picture on a plain ground, in pixels; somewhat more than the widest rendition. */
const MAX_GROUND_WIDTH = 2_560
/** Side length, in pixels, of the small copy that provides the edge colour. */
const SAMPLE_SIDE = 16

/**
 * Crops the largest centred part of a picture in this aspect ratio. @throws DOMException if the browser cannot read
 * it
 */
export async function centredPicture(file: File, aspect: number): Promise<ChosenPicture> {
  const picture = await loadPicture(file)
  const box = middleOf(picture, aspect)
  const isPart = box.width * box.height < 0.98 * picture.naturalWidth * picture.naturalHeight
  return { file, box, preview: await drawPreview(picture, box), ...(isPart && { isPart }) }
}

/**
 * Fits a whole picture into this aspect ratio, on a plain ground in the colour of its edge.
 * @throws DOMException if the browser cannot read it
 */
export async function pictureOnGround(whole: File, aspect: number): Promise<ChosenPicture> {
  const picture = await loadPicture(whole)
  const { naturalWidth, naturalHeight } = picture
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(MAX_GROUND_WIDTH, Math.round(Math.max(naturalWidth, naturalHeight * aspect)))
  canvas.height = Math.round(canvas.width / aspect)
  const pen = canvas.getContext('2d')
  if (!pen) throw new DOMException('This browser cannot draw.', 'NotSupportedError')
  pen.fillStyle = edgeColour(picture)
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const scale = Math.min(canvas.width / naturalWidth, canvas.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  const file = new File([await encoded(canvas, 'image/jpeg')], whole.name, { type: 'image/jpeg' })
  return { ...(await centredPicture(file, aspect)), whole }
}

function middleOf({ naturalWidth, naturalHeight }: HTMLImageElement, aspect: number): CropBox {
  const width = Math.min(naturalWidth, Math.round(naturalHeight * aspect))
  const height = Math.min(naturalHeight, Math.round(naturalWidth / aspect))
  return { x: Math.floor((naturalWidth - width) / 2), y: Math.floor((naturalHeight - height) / 2), width, height }
}

/** Returns the average colour along the edge of a picture; white if transparent. */
function edgeColour(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_SIDE
  canvas.height = SAMPLE_SIDE
  const pen = canvas.getContext('2d')
  if (!pen) return 'white'
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  pen.drawImage(picture, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  const { data } = pen.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  const isEdge = (pixel: number) => {
    const [x, y] = [pixel % SAMPLE_SIDE, Math.floor(pixel / SAMPLE_SIDE)]
    return [x, y].some((place) => place === 0 || place === SAMPLE_SIDE - 1)
  }
  const edge = Array.from({ length: SAMPLE_SIDE ** 2 }, (_, pixel) => pixel).filter(isEdge)
  const average = (channel: number) =>
    Math.round(edge.reduce((sum, pixel) => sum + (data[4 * pixel + channel] ?? 0), 0) / edge.length)
  return `rgb(${[0, 1, 2].map(average).join(' ')})`
}
