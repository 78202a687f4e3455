import { counted, countShown } from '../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// products.page.tsx
export const products = 'Produits'
export const onlyStaffSeeAll = 'Seule l’équipe peut voir tous les produits.'
export const failedToLoad = 'Impossible de charger les produits. Notre serveur est peut-être indisponible.'
export const productsFound = (range: ShownRange, words: string) =>
  `${countShown(range, 'produit', 'produits')}${words === '' ? '' : ` pour « ${words} »`}`
export const noProductsYet = 'Pas encore de produit. Créez le premier ou importez un fichier.'
export const noMatches = 'Aucun produit ne correspond à ces filtres.'
export const pagesOfProducts = 'Pages de produits'
export const createAProduct = 'Créer un produit'

// table-filters.tsx
export const titleAddressSku = 'Titre, slug, réf. ou code-barres'
export const show = 'Afficher'
export const collection = 'Collection'
export const allCollections = 'Toutes les collections'
export const FILTERS = {
  all: 'Tous',
  sold_out: 'Variantes épuisées',
  low: 'Stock faible',
  reduced: 'En promotion',
  draft: 'Brouillons',
  hidden: 'Masqués',
  published: 'Publiés',
}

// collection-select.tsx
export const collectionInTree = (title: string, depth: number) => '\u2003'.repeat(depth) + title

// products-table.tsx
export const COLUMNS = {
  title: 'Produit',
  state: 'Statut',
  price: 'Prix (€)',
  stock: 'Stock',
  sold: 'Vendus (30 j)',
  changed: 'Modifié',
}
export const moreOptions = 'Autres options'
export const tickAll = 'Sélectionner toute la page'
export const select = (title: string) => `Sélectionner « ${title} »`

// table-row.tsx
export const STATES = { draft: 'Brouillon', published: 'Publié', hidden: 'Masqué' }
export const STEPS = { hidden: 'Masquer', published: 'Publier' }
export const STEP_NAMED = {
  hidden: (title: string) => `Masquer « ${title} »`,
  published: (title: string) => `Publier « ${title} »`,
}
export const edit = 'Modifier'
export const view = 'Voir'
export const stockHistory = 'Stock et mouvements'
export const duplicate = 'Dupliquer'
export const deleteOne = 'Supprimer…'
export const deleteNamed = (title: string) => `Supprimer « ${title} » ?`
export const moreOptionsFor = (title: string) => `Autres options : ${title}`
export const reduce = 'Mettre en promotion'
export const putOnSale = (title: string) => `Mettre en promotion : ${title}`
export const priceOf = (title: string) => `Prix en euros : ${title}`
export const stockOf = (title: string) => `Stock : ${title}`
export const inVariants = (count: number) => `sur ${counted(count, 'variante', 'variantes')}`
export const variantsSoldOut = (count: number) => counted(count, 'épuisée', 'épuisées')
export const reservedUntil = (count: number, moment: string) =>
  `${counted(count, 'réservé', 'réservés')} jusqu’au ${moment}`
export const reservedUntilPaid = (count: number) =>
  `${counted(count, 'réservé', 'réservés')} jusqu’à confirmation du paiement`
export const customersWaiting = (count: number) => counted(count, 'client en attente', 'clients en attente')
export const reserved = (count: number) => counted(count, 'réservé', 'réservés')
export const inTotal = (count: number) => `${count} au total`
export const salePriceFrom = (price: string) => `dès ${price}`
export const noManufacturerDetails = 'Coordonnées du fabricant manquantes'
export const notOrderableNamed = (title: string) =>
  `Coordonnées du fabricant manquantes : « ${title} » ne peut pas être commandé`
export const publicFrom = (day: string) => `dès le ${day}`

// cell-field.tsx
export const saved = 'Enregistré'

// bulk-bar.tsx
export const selectedProducts = 'Produits sélectionnés'
export const selected = (count: number) => counted(count, 'sélectionné', 'sélectionnés')
export const action = 'Action'
export const ACTIONS = {
  published: 'Publier',
  hidden: 'Masquer',
  draft: 'Passer en brouillon',
  price_percent: 'Modifier les prix de (%)',
  price: 'Fixer le prix à (€)',
  stock: 'Fixer le stock de chaque variante à',
  vat_class: 'Définir la catégorie de TVA',
  withdrawal: 'Définir le droit de rétractation',
  maker: 'Définir le fabricant',
  weight: 'Fixer le poids de chaque variante à (g)',
  collection: 'Ajouter à la collection',
  reduce: 'Mettre en promotion…',
  delete: 'Supprimer…',
}
export const value = 'Valeur'
export const apply = 'Appliquer'
export const clear = 'Désélectionner'
export const deleteThese = (count: number) => `Supprimer ${counted(count, 'produit', 'produits')} ?`
export const deletionHint =
  'Les produits jamais commandés seront supprimés avec leurs avis et retirés de tous les paniers et de toutes les listes. Cette action est définitive.'
export const deleteLabel = 'Supprimer'
export const hidingHint =
  'Les produits déjà commandés ne peuvent être que masqués. Des produits masqués disparaissent aussi de la boutique, mais gardent leurs avis et peuvent être affichés de nouveau.'
export const hideInstead = 'Plutôt masquer'
export const keepThem = 'Garder les produits'
export const changed = (count: number, unchanged: number) =>
  count === 0
    ? counted(unchanged, 'produit a déjà cette valeur', 'produits ont déjà cette valeur')
    : `${counted(count, 'produit modifié', 'produits modifiés')}${unchanged === 0 ? '' : `, ${counted(unchanged, 'avait', 'avaient')} déjà cette valeur`}`
export const chooseOne = 'Choisir'
export const chooseAnAction = 'Choisir une action'
export const chooseAnActionFirst = 'Choisissez une action.'
export const GROUPS = { visibility: 'Visibilité', prices: 'Prix et stock', details: 'Détails', other: 'Autre' }
export const undo = 'Annuler'
export const restored = (count: number) => counted(count, 'produit rétabli', 'produits rétablis')
export const notRestored = (count: number, reasons: string) =>
  `${counted(count, 'produit non rétabli', 'produits non rétablis')} : ${reasons}`
export const chooseACollection = 'Choisissez une collection.'
export const countCollected = (count: number) =>
  count === 0
    ? 'Déjà dans cette collection'
    : counted(count, 'produit ajouté à la collection', 'produits ajoutés à la collection')
export const countDeleted = (count: number) => counted(count, 'produit supprimé', 'produits supprimés')
export const notChanged = (count: number, reasons: string) =>
  `${counted(count, 'produit non modifié', 'produits non modifiés')} : ${reasons}`
export const aNumberIsRequired = 'Saisissez un nombre valide.'
