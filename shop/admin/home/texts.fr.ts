import { plural } from '../../../lib/texts/fr.ts'

// home-editing.page.tsx
export const homePage = 'Page d’accueil'
export const onlyStaff = 'Seule l’équipe peut modifier la page d’accueil.'
export const failedToLoad = 'La page d’accueil n’a pas pu être chargée. Réessayez.'
export const photographSaved = 'Photo enregistrée'
export const photographRemoved = 'Photo retirée'
export const sectionsHint =
  'Ces sections s’affichent au-dessus de la liste des produits. Une section sans contenu reste masquée.'

// save-home.tsx
export const homePageSaved = 'Page d’accueil enregistrée'
export const undo = 'Annuler'
export const restored = 'Modifications annulées'
export const undoRefused =
  'Quelqu’un d’autre a modifié la page d’accueil entre-temps. Vos modifications n’ont pas été annulées.'

// home-editor.tsx
export const someoneElseSaved =
  'Quelqu’un d’autre a modifié la page d’accueil. Vos modifications sont toujours dans le formulaire. Enregistrez de nouveau pour remplacer cette version.'
export const notSavedYet = 'Les modifications de la page d’accueil ne sont pas enregistrées.'
export const allSections = 'Sections'
export const addSection = 'Ajouter une section'
export const atMost = (most: number) =>
  `Une page d’accueil peut contenir au plus ${most} sections. Retirez-en une d’abord.`
export const allProducts = 'Tous les produits'
export const allProductsText = 'Toujours affichés sous les sections.'
export const nowAt = (title: string, place: number) => `« ${title} » est maintenant en position ${place}`
export const added = (title: string) => `Section ajoutée : ${title}`
export const removed = (title: string) => `Section retirée : ${title}. Enregistrez pour appliquer.`
export const undoRemoval = 'Rétablir'

// section-row.tsx
export const moveUp = (title: string) => `Monter « ${title} »`
export const moveToTop = (title: string) => `Placer « ${title} » en premier`
export const moveDown = (title: string) => `Descendre « ${title} »`
export const hide = (title: string) => `Masquer « ${title} »`
export const show = (title: string) => `Afficher « ${title} »`
export const remove = (title: string) => `Retirer « ${title} »`
export const hideSection = 'Masquer'
export const showSection = 'Afficher'
export const removeSection = 'Retirer'
export const hidden = 'Masquée'
export const needsAttention = 'Champs à corriger'

// save-bar.tsx
export const saveChanges = 'Enregistrer'
export const unsaved = 'Modifications non enregistrées'
export const allSaved = 'Modifications enregistrées'
export const discard = 'Abandonner'
export const viewHome = 'Voir la page d’accueil'
export const preview = 'Aperçu'
export const closePreview = 'Fermer l’aperçu'

// add-section.tsx
export const chooseSection = 'Ajouter une section'
export const alreadyOnPage = 'Déjà sur la page'

// home-preview.tsx
export const failedToPreview = 'L’aperçu n’a pas pu être actualisé.'
export const incomplete = (count: number) =>
  plural(
    count,
    `${count} section, vide ou incomplète, n’est pas encore affichée.`,
    `${count} sections, vides ou incomplètes, ne sont pas encore affichées.`,
  )

// photograph-form.tsx
export const photograph = 'Photo de la mise en scène'
export const photographHint =
  'Remplace le décor de la section « Produits mis en scène ». Format 5:2. Sans photo, les produits choisis s’affichent sous forme d’images encadrées. La photo est enregistrée immédiatement.'
export const photo = 'Photo'
export const save = 'Enregistrer la photo'
export const removePhoto = 'Retirer la photo'
export const removePhotoHint =
  'Les produits s’affichent alors sous forme d’images encadrées. Pour rétablir la photo, envoyez-la de nouveau.'
export const removePicture = 'Retirer la photo'
