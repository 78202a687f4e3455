import { counted } from '../../../../../lib/texts/fr.ts'

export { pictureOf, removeNamed } from '../../../../catalog/products/texts.fr.ts'

export const moveToTheFront = (name: string) => `Placer « ${name} » en premier`
export const altText = 'Texte alternatif'

/** Used within a sentence: 'Remove picture 1 of Red'. */
export const pictureOfInSentence = (number: number, variant: string) => `${variant}, image ${number}`

// picture-tile.tsx
export const adjust = 'Ajuster'
export const addBackground = 'Ajouter un fond'
export const cropToAspect = 'Recadrer en 4:3'
export const ofPicture = (name: string) => ` « ${name} »`
export const tooNarrow = (pixels: number) => `Seulement ${pixels} px de large. L’image paraîtra floue.`
export const thisBrowserCantChange = 'Ce navigateur ne peut pas modifier l’image. Essayez avec une image plus petite.'

// adjust-picture.tsx
export const adjustNamed = (name: string) => `Ajuster « ${name} »`

// only-pictures.tsx
export const thisProduct = 'ce produit'

// picture-list.tsx
export const choosePictures = 'Choisir des images'
export const choosePicturesFor = (variant: string) => `Choisir des images pour ${variant}`
export const dropHint = 'Ou déposez-les ici. Les images sont recadrées automatiquement en 4:3.'
export const opening = (name: string) => `Ouverture de « ${name} »…`
export const atMostPictures = (most: number, left: number) =>
  `Une variante a ${counted(most, 'image', 'images')} au plus. ${counted(left, 'image n’a pas été ajoutée', 'images n’ont pas été ajoutées')}.`
export const notAdded = (name: string) => `« ${name} » n’a pas été ajouté.`

// own-thumbnail.tsx
export const picture = 'Image'

// thumbnail-fields.tsx
export const altTextOfThumbnail = 'Texte alternatif de la miniature'
export const thumbnailHint = 'La première image sert de miniature dans les listes.'
export const firstPictureHint = 'La première image servira de miniature dans les listes.'
export const chooseAnother = 'En choisir une autre'
export const useFirstPicture = 'Utiliser la première image'
