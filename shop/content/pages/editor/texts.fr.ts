import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { PageLink } from '../content-pages.contract.ts'
import type { EditedPage } from '../edit-pages.contract.ts'

// pages.page.tsx
export const screen: ResourceTexts = {
  title: 'Pages',
  onlyStaff: 'Seule l’équipe peut modifier les pages.',
  failedToLoad: 'Impossible de charger les pages. Notre serveur est peut-être indisponible.',
  count: (count) => counted(count, 'page', 'pages'),
  empty: 'Aucune page pour le moment.',
}
export const whatPagesAre =
  'À propos, livraison et pages légales. Complétez le texte entre crochets dans les brouillons, puis publiez-les.'
export const createAPage = 'Créer une page'
export const editMenus = 'Modifier les menus'
export const states: Record<EditedPage['state'], string> = {
  draft: 'Brouillon',
  published: 'Publiée',
  hidden: 'Masquée',
}

// edit-page.page.tsx
export const editor = { title: 'Modifier une page', add: createAPage, saved: 'Page enregistrée' }
export const editPage = (title: string) => `Modifier « ${title} »`
export const deletionHint = (title: string) =>
  `« ${title} » sera supprimée et son adresse ne fonctionnera plus. Vous pourrez annuler la suppression pendant 10 secondes. Enregistrez la page comme masquée pour la garder à disposition de l’équipe.`
export const deletePage = 'Supprimer la page'
export const viewPage = 'Voir la page'
export const previewInShop = 'Aperçu dans la boutique'

// page-editor.tsx
export const title = 'Titre'
export const slug = 'Slug'
export const text = 'Texte'
export const factsHint =
  'Les informations de vos paramètres sont déjà remplies. Vérifiez-les, complétez les crochets, puis enregistrez.'
export const preview = 'Aperçu'
export const untitled = 'Titre'

// add-picture.tsx
export const addPicture = 'Ajouter une image'
export const pictureFile = 'Image (JPEG, PNG ou WebP)'
export const choosePicture = 'Choisissez une image.'
export const altText = 'Texte alternatif'
export const altHint = 'Ce que montre l’image, pour les personnes qui ne la voient pas.'
export const altTextMissing = 'Décrivez l’image, ou indiquez qu’elle est décorative.'
export const isDecorative = 'L’image est purement décorative'
export const uploadPicture = 'Envoyer'
export const uploading = 'Envoi…'

// page-editor.tsx
export const menu = 'Menu'
export const placeInMenus: Record<PageLink['menu'], string> = {
  header: 'L’en-tête ou le menu de la boutique contient un lien vers cette page.',
  footer: 'Le pied de page contient un lien vers cette page.',
  none: 'Aucun menu ne contient de lien vers cette page.',
}
export const visibility = 'Visibilité'
export const menus: Record<PageLink['menu'], string> = {
  header: 'En-tête',
  footer: 'Pied de page',
  none: 'Dans aucun menu',
}
export const stateChoices: Record<EditedPage['state'], string> = {
  draft: 'Brouillon (équipe)',
  published: 'Publiée (tous)',
  hidden: 'Masquée (équipe)',
}
export const titleForSearchEngines = 'Titre pour les moteurs de recherche'
export const metaDescription = 'Description pour les moteurs de recherche'
export const mayBeEmpty = 'Si le champ est vide, le titre et le texte sont utilisés.'
