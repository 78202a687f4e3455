import type { LinkKind, MenuKind, MenuName } from '../edit-menus.contract.ts'

// menus.page.tsx
export const menus = 'Menus'
export const onlyStaff = 'Seule l’équipe peut modifier les menus.'
export const failedToLoad = 'Impossible de charger les menus. Réessayez.'
export const menusSaved = 'Menus enregistrés'

// menus-editor.tsx
export const about = 'Les liens de chaque page. Vos modifications sont visibles une fois enregistrées.'
export const save = 'Enregistrer'
export const discard = 'Abandonner les modifications'
export const saving = 'Enregistrement…'
export const unsaved = 'Modifications non enregistrées'
export const notSavedNote = 'Vos modifications des menus ne sont pas enregistrées.'
export const changedMeanwhile =
  'Quelqu’un d’autre a modifié les menus. Vos modifications sont toujours ici. Enregistrez de nouveau pour remplacer les siennes.'
export const titles: Record<MenuName, string> = {
  shop: 'Menu de la boutique',
  header: 'En-tête',
  footer: 'Pied de page',
}
export const hints: Record<MenuName, string> = {
  shop: 'Le menu « Boutique » de l’en-tête. Ses entrées peuvent contenir des liens imbriqués.',
  header:
    'Les liens à côté du menu de la boutique : quatre sur un écran large, deux sur un écran étroit. Les autres rejoignent la colonne d’aide du pied de page.',
  footer: 'Les colonnes de liens en bas de chaque page.',
}
export const alwaysShown = 'Toujours affiché'
export const fixed = {
  home: 'Accueil',
  contact: 'Nous contacter',
  tools: 'Recherche, panier, menu du compte',
  terms: 'Conditions générales de vente',
  withdrawal: 'Renoncer au contrat ici (tant que les commandes sont ouvertes)',
  allCollections: 'Toutes les collections',
  account: 'Votre compte : Compte, Mes commandes, Panier',
}

// entry-list.tsx
export const addEntry = 'Ajouter une entrée'
export const addLink = 'Ajouter un lien'
export const addColumn = 'Ajouter une colonne'
export const addTo = (name: string) => `Ajouter un lien sous « ${name} »`
export const empty: Record<MenuName, string> = {
  shop: 'Aucune entrée pour le moment. Sans entrée, le menu de la boutique est masqué.',
  header: 'Aucun lien pour le moment.',
  footer: 'Aucun lien pour le moment. Une colonne vide est masquée.',
}
export const kinds: Record<MenuKind, string> = {
  collection: 'Collection',
  page: 'Page',
  screen: 'Écran intégré',
  link: 'Lien personnalisé',
  heading: 'Titre sans lien',
  shop: 'Emplacement du menu de la boutique',
  collections: 'Les six premières collections du menu de la boutique',
  help: 'Colonne d’aide',
}
export const column = 'Colonne'
export const isHidden = 'Masqué : la cible n’est pas publiée.'
export const isDeleted = 'Masqué : la cible a été supprimée. Retirez cette entrée.'
export const edit = (name: string) => `Modifier « ${name} »`
export const moveUp = (name: string) => `Monter « ${name} »`
export const moveDown = (name: string) => `Descendre « ${name} »`
export const remove = (name: string) => `Retirer « ${name} »`
export const removed = (name: string) => `Entrée retirée : ${name}`
export const undo = 'Annuler'
export const nowAt = (name: string, place: number) => `« ${name} » est maintenant en position ${place}`
export const isFull = 'Cette liste est pleine. Retirez d’abord une entrée.'

// entry-dialog.tsx
export const newEntry = 'Ajouter au menu'
export const kind = 'Type'
export const kindChoices: Record<LinkKind, string> & Record<'heading' | 'collections', string> = {
  collection: 'Collection',
  page: 'Page',
  screen: 'Écran intégré',
  link: 'Lien personnalisé',
  heading: 'Titre',
  collections: 'Premières collections du menu de la boutique',
}
export const target: Record<Exclude<LinkKind, 'link'>, string> = {
  collection: 'Collection',
  page: 'Page',
  screen: 'Écran',
}
export const unpublished = (title: string) => `${title} (non publié)`
export const address = 'Adresse'
export const addressHint =
  'Un chemin de cette boutique, comme /collections/new, ou une adresse web qui commence par https://.'
export const text = 'Texte'
export const ownText = 'Texte personnalisé'
export const ownTextHint = (title: string) => `Si le champ est vide : ${title}`
export const withSubcollections = (count: number) =>
  count === 1 ? 'Ajouter dessous sa sous-collection' : `Ajouter dessous ses ${count} sous-collections`
export const place = 'Emplacement'
export const topLevel = 'Premier niveau'
export const below = (name: string) => `Sous « ${name} »`
export const inColumn = (name: string) => `Colonne « ${name} »`
export const add = 'Ajouter'
export const apply = 'Appliquer'
export const nothingToAdd: Record<'collection' | 'page', string> = {
  collection: 'Aucune collection pour le moment.',
  page: 'Aucune page pour le moment.',
}
