import { counted } from '../../../../../lib/texts/en.ts'

export { pictureOf, removeNamed } from '../../../../catalog/products/texts.en.ts'

export const moveToTheFront = (name: string) => `Move ${name} to the front`
export const altText = 'Alt text'

/** Used within a sentence: 'Remove picture 1 of Red'. */
export const pictureOfInSentence = (number: number, variant: string) => `picture ${number} of ${variant}`

// picture-tile.tsx
export const adjust = 'Adjust'
export const addBackground = 'Add background'
export const cropToAspect = 'Cut to 4:3'
export const ofPicture = (name: string) => ` ${name}`
export const tooNarrow = (pixels: number) => `Only ${pixels} px wide. It will look blurred.`
export const thisBrowserCantChange = 'This browser can’t change the picture. Try a smaller one.'

// adjust-picture.tsx
export const adjustNamed = (name: string) => `Adjust ${name}`

// only-pictures.tsx
export const thisProduct = 'this product'

// picture-list.tsx
export const choosePictures = 'Choose pictures'
export const choosePicturesFor = (variant: string) => `Choose pictures for ${variant}`
export const dropHint = 'Or drop them here. Pictures are cropped to 4:3 automatically.'
export const opening = (name: string) => `Opening ${name} …`
export const atMostPictures = (most: number, left: number) =>
  `A variant has at most ${counted(most, 'picture', 'pictures')}. ${left} not added.`
export const notAdded = (name: string) => `${name} was not added.`

// own-thumbnail.tsx
export const picture = 'Picture'

// thumbnail-fields.tsx
export const altTextOfThumbnail = 'Alt text of the thumbnail'
export const thumbnailHint = 'The first picture is the thumbnail in lists.'
export const firstPictureHint = 'The first picture becomes the thumbnail in lists.'
export const chooseAnother = 'Choose another'
export const useFirstPicture = 'Use the first picture'
