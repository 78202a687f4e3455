import { counted, countShown } from '../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'
import { markdownHint } from '../../../ui/markdown/texts.fr.ts'

// collections.page.tsx
export const collections = 'Collections'
export const onlyStaffEditCollections = 'Seule l’équipe peut modifier les collections.'
export const failedToLoadCollections =
  'Impossible de charger les collections. Notre serveur est peut-être indisponible.'
export const createACollection = 'Créer une collection'
export const findCollections = 'Rechercher des collections'
export const titleOrSlug = 'Titre ou slug'
export const find = 'Rechercher'
export const noCollectionsYet =
  'Pas encore de collection. Créez la première, par exemple « Cuisine » ou « Cadeaux à moins de 50 € ».'
export const noCollectionsFound = 'Aucune collection trouvée.'
export const collectionsFound = (range: ShownRange) => countShown(range, 'collection', 'collections')
export const pagesOfCollections = 'Pages de collections'

// collection-tree-row.tsx
export const subCollection = (count: number) => counted(count, 'sous-collection', 'sous-collections')
export const countProducts = (count: number) => counted(count, 'produit', 'produits')
export const automatic = 'Automatique'
export const inTheMenu = 'Dans un menu'
export const firstOnTheHomePage = 'En premier sur l’accueil'
export const hidden = 'Masquée'
export const parentIsHidden = 'Masquée, car sa collection parente l’est'
export const moveUp = (title: string) => `Monter « ${title} »`
export const moveDown = (title: string) => `Descendre « ${title} »`
export const createACollectionIn = (title: string) => `Créer une collection dans « ${title} »`

// collection-form.tsx
export const title = 'Titre'
export const slug = 'Slug'
export const text = 'Texte'
export const textHint = `Affiché au-dessus des produits. ${markdownHint}`
export const parentCollection = 'Collection parente'
export const noParent = 'Aucune (premier niveau)'
export const visibility = 'Visibilité'
export const published = 'Publiée'
export const everybodySeesIt = 'Visible par tous'
export const onlyStaffSeeIt = 'Visible par l’équipe seulement, avec ses sous-collections'
export const showInTheMenu = 'Ajouter au menu de la boutique'
export const isInAMenu = 'Un menu mène à cette collection.'
export const isInNoMenu = 'Aucun menu ne mène à cette collection.'
export const editMenus = 'Modifier les menus'
export const showFirstOnHomePage = 'Afficher d’abord ses produits sur la page d’accueil'
export const showFirstOnHomePageHint =
  'Dans votre ordre, suivis des produits les plus récents. Remplace toute autre collection ; possible aussi pour une collection masquée.'
export const pictureOfIt = 'Image'
export const altText = 'Texte alternatif'
export const withoutPicture = 'Retirer l’image'
export const forSearchEngines = 'Pour les moteurs de recherche'
export const titleForSearchEngines = 'Titre pour les moteurs de recherche'
export const searchTitleHint = 'Vide : son titre.'
export const metaDescription = 'Description pour les moteurs de recherche'
export const metaDescriptionHint = 'Vide : le début de son texte.'
export const save = 'Enregistrer'
export const create = 'Créer'
export const someoneElseSavedThis = 'Quelqu’un d’autre a modifié cette collection.'
export const changesKept =
  'Vos modifications sont toujours dans le formulaire. Enregistrez de nouveau pour remplacer ces valeurs :'
export const otherValue = (field: string, value: string) => `${field} : ${value === '' ? '(vide)' : value}`

// rule-fields.tsx
export const whichProducts = 'Produits'
export const manual = 'Manuelle'
export const youChooseTheProductsAndTheirOrder = 'Vous choisissez les produits et leur ordre'
export const automaticSelection = 'Automatique'
export const allProductsThatMatch = 'Tous les produits qui remplissent les conditions, y compris les futurs'
export const priceFrom = 'Prix minimum, en euros'
export const priceTo = 'Prix maximum, en euros'
export const onlyNew = 'Nouveautés uniquement'
export const onlyReduced = 'Produits en promotion uniquement'
export const onlyInStock = 'En stock uniquement'
export const optionValues = 'Valeurs d’options'
export const optionValuesHint = 'Une par ligne, par exemple Taille : Grande'
export const attributes = 'Caractéristiques'
export const attributesHint = 'Une par ligne, par exemple Matière : Chêne'
export const matchingProducts = (products: number) =>
  products === 0
    ? 'Aucun produit ne correspond actuellement.'
    : `${counted(products, 'produit correspond', 'produits correspondent')} actuellement.`
export const addAtLeastOne = 'Ajoutez au moins une condition.'

// save-collection.ts
export const collectionSaved = 'Collection enregistrée'
export const collectionCreated = 'Collection créée'
export const collectionWasDeleted =
  'Quelqu’un d’autre a supprimé cette collection ou changé son adresse. Copiez ce dont vous avez besoin avant de quitter la page.'

// create-collection.page.tsx, update-collection.page.tsx
export const editCollection = (title: string) => `Modifier « ${title} »`
export const editACollection = 'Modifier une collection'
export const seeItInTheShop = 'Voir dans la boutique'
export const activityLogOfThisCollection = 'Journal d’activité de cette collection'

// collection-products.tsx
export const itsProducts = 'Produits'
export const dragOrMove =
  'Faites glisser les produits ou déplacez-les avec les flèches. Chaque modification est enregistrée immédiatement.'
export const product = (range: ShownRange) => countShown(range, 'produit', 'produits')
export const noProductsYetAdd = 'Pas encore de produit. Ajoutez-en ci-dessous.'
export const remove = (title: string) => `Retirer « ${title} »`
export const nowAt = (title: string, place: number) => `« ${title} » est maintenant en position ${place}`
export const pagesOfProducts = 'Pages de produits'

// delete-collection.page.tsx
export const deleteCollection = (title: string) => `Supprimer « ${title} »`
export const areYouSure = 'Confirmer la suppression'
export const reduceItsProducts = 'Mettre ses produits en promotion'
export const deleteLabel = 'Supprimer'
export const keepIt = 'Garder la collection'
export const pageIsRemoved = (address: string) => `Sa page ${address} et ses adresses précédentes seront supprimées.`
export const removedFromMenu = 'Elle sera retirée du menu et de la page d’accueil.'
export const productsStay = 'Ses produits resteront dans la boutique.'
export const subCollectionsMove = (count: number, above: string | undefined) =>
  `${counted(count, 'sous-collection sera conservée et passera', 'sous-collections seront conservées et passeront')} ${above === undefined ? 'au premier niveau' : `dans « ${above} »`}.`
export const collectionDeleted = 'Collection supprimée'
export const hideItInstead = 'Plutôt la masquer ?'
export const hideInsteadHint =
  'Masquée, elle disparaît immédiatement de la boutique et garde ses produits, leur ordre et son adresse.'
export const hideTheCollection = 'Masquer la collection'
export const collectionHidden = 'Collection masquée'
