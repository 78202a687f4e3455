import { shownNumber } from '../../../lib/texts/fr.ts'
import type { FileFormat } from './picture-format.ts'

// picker/ready-picture.ts, upload/receive-picture.server.ts
export const uploadAValidImageThe =
  'Envoyez une image valide. Le fichier envoyé n’est pas une image, ou l’image est endommagée.'
export const otherFormat = (format: FileFormat) => {
  const isAnimated = format.startsWith('animated')
  const file =
    format === 'web page' ? 'une page web' : isAnimated ? 'une image animée' : `un fichier au format ${format}`
  return `C’est ${file}. Envoyez une image JPEG, PNG ou WebP${isAnimated ? ' sans animation' : ''}.`
}
export const theSubmittedFileIsEmpty = 'Le fichier envoyé est vide.'
export const ensureTheFileIsAt = (megabytes: number) => `Le fichier ne doit pas dépasser ${megabytes} Mo.`

// picker/saved-picture.ts
export const pictureLoadFailed = 'Impossible de charger l’image. Vérifiez votre connexion et réessayez.'

// picker/choose-image.tsx
export const currentPicture = 'Image actuelle'
export const noneYet = 'Aucune image'
export const chooseImage = 'Choisir une image'
export const dropHint = 'Ou déposez-la ici : JPEG, PNG ou WebP'
export const cropAgain = 'Recadrer'
export const openingPicture = 'Ouverture de l’image…'

// picker/cropped-image.tsx
export const visiblePart = 'Partie visible'
export const newImage = 'Nouvelle image'

// picker/too-small.tsx
export const pictureTooSmall = (pixels: number) =>
  `Cette image est petite et paraîtra floue. Utilisez au moins ${shownNumber(pixels)} px.`

// picker/zoom-control.tsx
export const zoomOut = 'Zoom arrière'
export const zoom = 'Zoom'
export const zoomIn = 'Zoom avant'
export const times = (zoom: string) => `${zoom.replace('.', ',')} fois`

// picker/image-cropper.tsx
export const visiblePartOfThePicture =
  'Partie visible de l’image. Déplacez-la avec les flèches, zoomez avec plus et moins.'
export const crop = 'Recadrer'
export const cancel = 'Annuler'

// picker/image-picker.tsx
export const thisBrowserCannotCropThe =
  'Ce navigateur ne peut pas recadrer cette image. Essayez avec une image plus petite.'
export const chooseImageLabel = (label: string) => `Choisir une image : ${label}`
