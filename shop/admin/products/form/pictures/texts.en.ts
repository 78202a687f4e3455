import { counted } from '../../../../../lib/texts/en.ts'

export { pictureOf, removeNamed } from '../../../../catalog/products/texts.en.ts'

export const moveToTheFront = (name: string) => `Move ${name} to the front`
export const whatItShows = 'What it shows'

/** Within a sentence: 'Remove picture 1 of Red'. */
export const pictureOfInSentence = (number: number, variant: string) => `picture ${number} of ${variant}`

// picture-tile.tsx
export const adjust = 'Adjust'
export const fitOnAGround = 'Fit on a ground'
export const cutToShape = 'Cut to 4:3'
export const ofPicture = (name: string) => ` ${name}`
export const tooNarrow = (pixels: number) => `Only ${pixels} px wide: it will look blurred.`
export const couldNotBeDrawn = 'This browser cannot change the picture. Try a smaller one.'

// adjust-picture.tsx
export const adjustNamed = (name: string) => `Adjust ${name}`

// picture-list.tsx
export const choosePictures = 'Choose pictures'
export const choosePicturesFor = (variant: string) => `Choose pictures for ${variant}`
export const orDropThemHere = 'Or drop them here, several at once: they are cut to 4:3 by themselves.'
export const opening = (name: string) => `Opening ${name} …`
export const atMostPictures = (most: number, left: number) =>
  `A variant has at most ${counted(most, 'picture', 'pictures')}: ${left} left out.`
export const notAdded = (name: string) => `${name} was not added.`

// own-thumbnail.tsx
export const picture = 'Picture'

// thumbnail-fields.tsx
export const theFirstPicture = 'The first picture of the first variant stands for the product.'
export const noPictureYet = 'The first picture that you give the first variant will stand for the product.'
export const chooseAnother = 'Choose another'
export const takeTheFirst = 'Take the first picture instead'
