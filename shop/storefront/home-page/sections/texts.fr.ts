import type { HomeSectionKind } from './sections.contract.ts'

// sections.ts: each kind in the menu that adds a section
export const kinds: Record<HomeSectionKind, { title: string; text: string }> = {
  hero: { title: 'Grande image', text: 'Une image sur toute la largeur, avec un titre, un texte et un bouton.' },
  counter: { title: 'Produits mis en scène', text: 'Jusqu’à huit produits, avec le titre de la page d’accueil.' },
  text: { title: 'Texte', text: 'Un titre et un texte, avec des liens et des listes.' },
  picture_text: { title: 'Image et texte', text: 'Une image à gauche ou à droite d’un texte.' },
  collection: { title: 'Collection', text: 'Les premiers produits d’une collection.' },
  products: { title: 'Produits', text: 'Les produits de votre choix, les plus récents ou les plus populaires.' },
  countdown: { title: 'Compte à rebours', text: 'Le temps restant jusqu’à une date. La section disparaît ensuite.' },
  video: { title: 'Vidéo', text: 'Une image qui ouvre une vidéo sur un autre site.' },
  reviews: { title: 'Avis clients', text: 'Les avis courts les plus récents. Affichés à partir de trois.' },
  story: { title: 'Produit à la une', text: 'Un produit et le début de sa description.' },
  collections: { title: 'Collections', text: 'Vos collections principales en grandes images.' },
  new: {
    title: 'Nouveautés',
    text: 'Les cinq produits les plus récents. Affichés seulement si une collection ouvre la page d’accueil.',
  },
}

// fields
export const heading = 'Titre'
export const headline = 'Titre'
export const text = 'Texte'
export { markdownHint } from '../../../ui/markdown/texts.fr.ts'
export const buttonLabel = 'Texte du bouton'
export const buttonLink = 'Adresse ouverte par le bouton'
export const buttonHint = 'Par exemple /collections/new. Laissez les deux champs vides pour ne pas afficher de bouton.'
export const count = 'Nombre de produits'
export const optional = 'Facultatif.'

// picture-field.tsx
export const picture = 'Image'
export const uploading = 'Envoi de l’image…'
export const failedToUpload = 'L’image n’a pas pu être envoyée. Choisissez-la de nouveau.'

// chosen-products.tsx
export const chosen = 'Produits choisis'
export const numberChosen = (count: number, most: number) => `Produits choisis : ${count} sur ${most}`
export const moveUp = (title: string) => `Monter « ${title} »`
export const removeNamed = (title: string) => `Retirer « ${title} »`

// each kind
export const heroHint = 'Format 5:2. Les téléphones en affichent le centre.'
export const counterHint = 'Huit produits au maximum. Sans choix de votre part, les plus récents s’affichent.'
export const storyHint = 'Sans choix de votre part, le produit le mieux noté s’affiche.'
export const pictureAlt = 'Description de l’image'
export const pictureAltHint = 'Pour les clients qui ne la voient pas. Décrivez ce que montre l’image.'
export const side = 'Position de l’image'
export const sides = { left: 'À gauche', right: 'À droite' }
export const collection = 'Collection'
export const chooseCollection = 'Choisissez une collection'
export const hidden = (title: string) => `${title} (masquée)`
export const deletedCollection = 'Collection supprimée'
export const collectionHeadingHint = 'Sans titre, le nom de la collection s’affiche.'
export const source = 'Quels produits'
export const sources = {
  chosen: 'Produits de votre choix',
  newest: 'Les plus récents',
  popular: 'Les plus populaires',
}
export const endsAt = 'Date et heure'
export const endsAtHint = 'La section disparaît à ce moment-là.'
export const videoLink = 'Adresse web de la vidéo'
export const videoLinkHint = 'Rien n’est chargé depuis l’autre site tant que le visiteur n’ouvre pas la vidéo.'
export const videoTitle = 'Texte du lien'
export const videoPictureHint = 'Format 16:9.'
export const minStars = 'Note minimale'
export const stars = (count: number) => `${count} étoiles`
export const reviewCount = 'Nombre d’avis'
export const reviewHeadingHint = 'Sans titre, « Avis clients » s’affiche.'
