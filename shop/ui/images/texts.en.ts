import { shownNumber } from '../../../lib/texts/en.ts'
import type { FileFormat } from './picture-format.ts'

// picker/ready-picture.ts, upload/receive-picture.server.ts
export const uploadAValidImageThe =
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
export const otherFormat = (format: FileFormat) => {
  const article = /^[as]/i.test(format) ? 'an' : 'a'
  const without = format.startsWith('animated') ? ' without animation' : ''
  return `This is ${article} ${format}. Upload a JPEG, PNG or WebP${without}.`
}
export const theSubmittedFileIsEmpty = 'The submitted file is empty.'
export const ensureTheFileIsAt = (megabytes: number) => `Ensure the file is at most ${megabytes} MB.`

// picker/saved-picture.ts
export const pictureLoadFailed = 'The picture could not be loaded. Check your connection and try again.'

// picker/choose-image.tsx
export const currentPicture = 'Current picture'
export const noneYet = 'No picture yet'
export const chooseImage = 'Choose Image'
export const dropHint = 'Or drop it here: JPEG, PNG or WebP'
export const cropAgain = 'Crop Again'
export const openingPicture = 'Opening the picture …'

// picker/cropped-image.tsx
export const visiblePart = 'Visible part'
export const newImage = 'New Image'

// picker/too-small.tsx
export const pictureTooSmall = (pixels: number) =>
  `This picture is small and will look blurred. Use at least ${shownNumber(pixels)} px.`

// picker/zoom-control.tsx
export const zoomOut = 'Zoom out'
export const zoom = 'Zoom'
export const zoomIn = 'Zoom in'
export const times = (zoom: string) => `${zoom} times`

// picker/image-cropper.tsx
export const visiblePartOfThePicture =
  'Visible part of the picture. Move it with the arrow keys, zoom with plus and minus.'
export const crop = 'Crop'
export const cancel = 'Cancel'

// picker/image-picker.tsx
export const thisBrowserCannotCropThe = 'This browser can’t crop the picture. Try a smaller one.'
export const chooseImageLabel = (label: string) => `Choose Image: ${label}`
