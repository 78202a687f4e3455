import { counted, countShown } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// find-picker-products.ts
export const failedToLoadProductsPerhaps =
  'Impossible de charger les produits. Notre serveur est peut-être indisponible.'
export const failedToLoadSearchProducts =
  'Impossible d’effectuer la recherche. Notre serveur est peut-être indisponible.'
export const onlyStaffCreate = 'Seule l’équipe peut créer des produits.'
export const onlyStaffUpdate = 'Seule l’équipe peut modifier des produits.'
export const onlyStaffDelete = 'Seule l’équipe peut supprimer des produits.'
// load-product.ts
export const productCantBeFound = 'Produit introuvable'

// drafts/compare-drafts.ts
export const variantNamed = (name: string) => `Variante « ${name} »`
export const variantNameLabel = 'Nom'
export const notSaved = 'Pas encore enregistrée'
export const deletedMeanwhile = 'Supprimée. Le remplacement ne la rétablit pas'
export const saved = 'Enregistrée'
export const inYourForm = 'Dans votre formulaire'
export const deletedByOverwriting = 'Absente de votre formulaire. Le remplacement la supprime'

// form/product-form-rules.ts
export const noFileWasSubmitted = 'Aucun fichier n’a été envoyé.'
export const chooseAPicture = 'Choisissez une image.'

// form/save-product.ts
export const thisProductWasDeletedBy = 'Quelqu’un d’autre a supprimé ce produit. Il ne peut plus être enregistré.'
export const aPictureCannotBeRead = 'Une image n’est plus lisible. Choisissez de nouveau les images.'

// form/use-save.ts
export const picturesTooLarge = (megabytes: number) =>
  `Les nouvelles images dépassent ensemble ${megabytes} Mo. Enregistrez-en d’abord une partie.`

// preview/demo-product.ts
export const title = 'Titre'
export const variantNumber = (number: number) => `Variante ${number}`

// drafts/conflict-panel.tsx
export const productChangedMeanwhile = 'Ce produit a été modifié entre-temps'
export const savedBy = (name: string, moment: string) => `Dernier enregistrement par ${name}, ${moment}.`
export const savedBySomeoneElse = 'Quelqu’un d’autre l’a enregistré.'
export const yourChangesAreStillThere = 'Vos modifications sont toujours dans le formulaire ci-dessous.'
export const fieldsThatDiffer = 'Champs différents :'
export const savedValue = 'Valeur enregistrée :'
export const yours = 'La vôtre :'
export const empty = '(vide)'
export const overwritingSavesAll =
  'Le remplacement enregistre tous les champs de votre formulaire. Le stock que vous n’avez pas modifié reste tel quel, et aucune commande n’est annulée.'
export const reloadProduct = 'Recharger le produit'
export const overwriteProduct = 'Remplacer le produit'
export const discardYourChanges = 'Abandonner vos modifications ?'
export const discardHint = 'Le formulaire affichera de nouveau le produit enregistré. Vos modifications seront perdues.'
export const keepEditing = 'Continuer la saisie'
export const discardChanges = 'Abandonner mes modifications'

// drafts/restore-draft.tsx
export const unsavedDraft = 'Brouillon non enregistré'
export const aProductWithoutATitle = 'un produit sans titre'
export const thisBrowserHasUnsaved = <T>(product: T, moment: string) => [
  'Vous avez dans ce navigateur des modifications non enregistrées : ',
  product,
  `, ${moment}.`,
]
export const continueEditing = 'Reprendre la saisie'
export const discardIt = 'Abandonner le brouillon'

// preview/demo.tsx
export const productPage = 'Page du produit'
export const homeGrid = 'Grille de l’accueil'
export const displayedPage = 'Page affichée'
export const variant = 'Variante'

// preview/demo-place.tsx
export const demo = 'Démo'
export const previewHint =
  'Aperçu de la boutique en ligne. Rien n’est encore enregistré, et rien ne peut être acheté ici.'
export const closeTheDemo = 'Fermer la démo'

// product-line.tsx
export const stockInVariants = (stock: number, variants: number) =>
  (stock === 0 ? 'Épuisé' : `${stock} en stock`) + (variants > 1 ? `, ${variants} variantes` : '')

// form/bundle-picker.tsx
export const pickingFrequentlyBoughtTogetherProducts = (count: number) =>
  `Il est recommandé de choisir ${counted(count, 'produit souvent acheté', 'produits souvent achetés')} avec celui-ci.`
export const countPicked = (count: number) => `${counted(count, 'choisi', 'choisis')}.`
export const picked = 'Produits choisis'
export const removeNamed = (name: string) => `Retirer « ${name} »`
export const findProductsToPick = 'Rechercher des produits à choisir'
export const titleVariantOrWord = 'Titre ou mot-clé'
export const noProductFoundForThese = 'Aucun produit trouvé.'
export const found = 'Produits trouvés'
export const countFound = (count: number) => counted(count, 'produit trouvé', 'produits trouvés')
export const notPickable = 'Déjà choisi, ou ce produit lui-même'
export const addProduct = (title: string) => `Ajouter « ${title} »`

// form/publication-fields.tsx
export const legalInformation = 'Informations légales'
export const shownOnTheProductPage =
  'Affichées sur la page du produit. Une fois les commandes ouvertes, un produit sans fabricant ne peut pas être acheté.'
export const visibility = 'Visibilité'
export const STATES = { draft: 'Brouillon', published: 'Publié', hidden: 'Masqué' }
export const STATE_HINTS = {
  draft: 'Seule l’équipe peut le voir.',
  published: 'Les clients peuvent le voir et l’acheter.',
  hidden: 'Seule l’équipe peut le voir. Ses commandes et ses avis sont conservés.',
}
export const publishedFrom = 'Publié à partir du'
export const publishedFromHint = 'Fuseau horaire de la boutique. Laissez vide pour publier maintenant.'

// form/errors/error-summary.tsx
export const countErrors = (count: number) => `${counted(count, 'champ', 'champs')} à corriger`
// form/errors/field-label.ts
export const altTextOfPart = (part: string) => `${part}, ce qu’elle montre`
export const detailOf = (part: string, label: string) => `${part}, ${label}`
export const slug = 'Slug'
export const price = 'Prix'
export const thumbnail = 'Miniature'
export const options = 'Options'
export const pictures = 'Images'
export const pictureNumber = (number: number) => `Image ${number}`
export const collections = 'Collections'

// form/save-bar.tsx
export const discard = 'Abandonner'
export const discardNewHint = 'Le formulaire sera vidé. Vos modifications seront perdues.'
export const saveAndNext = 'Enregistrer et suivant'
export const hideDemo = 'Masquer la démo'
export const showDemo = 'Voir la démo'
export const uploading = (percent: number) => `Envoi, ${percent} %`
export const theShopIsPreparingThe = 'La boutique prépare les images'
export const upload = 'Envoi'

// form/text-fields.tsx
export const itsAddress = <T>(address: T) => ['Adresse : ', address]
export const slugFollowsTitle = 'Rempli d’après le titre'
export const priceInEuros = 'Prix en euros'
export const forExample1250 = 'Par exemple 12,50'

// form/option-fields.tsx
export const optionNumber = (number: number) => `Option ${number}`

// form/colour-fields.tsx
export const colour = 'Couleur'

// form/variants/
export const name = 'Nom'
export const stock = 'Stock'
export const stockHistory = 'Ajuster le stock et voir ses mouvements'
export const was = (stock: string) => `Avant : ${stock}`
export const pictureOf = (number: number, variant: string) => `${variant}, image ${number}`

// form/product-editor.tsx
export const yourChangesArentSaved =
  'Vos modifications ne sont pas encore enregistrées. Ce navigateur les conserve, avec les images, jusqu’à votre retour.'
export const titleAndPictures = 'Titre et images'
export const aboutTheProduct = 'À propos du produit'
export const priceAndStock = 'Prix et stock'
export const variants = 'Variantes'
export const theFirstVariantIsSelected =
  'La première variante est sélectionnée par défaut. Les images sont recadrées au format 4:3.'
export const withoutOptions =
  'Par exemple la taille et la mouture. Les clients choisissent chaque option séparément. Sans options, ils choisissent une variante par son nom.'
export const withoutVariants = 'Pour un produit proposé en plusieurs tailles, couleurs ou versions.'
export const eachVariantHasPictures = 'Chaque variante a ses propres images, sur sa ligne ci-dessous.'
export const organisation = 'Organisation'
export const frequentlyBoughtTogetherTitle = 'Souvent achetés ensemble'
export const saveChanges = 'Enregistrer'
export const createProduct = 'Créer le produit'

// form/more-parts.tsx
export const firstPicture = 'Première image'
export const separatePicture = 'Image à part'
export const shipping = 'Livraison et code-barres'
export const noShippingDetails = 'Ni poids ni contenance'
export const grams = (weight: string) => `${weight} g`
export const gtinNumber = (gtin: string) => `GTIN ${gtin}`
export const searchEngines = 'Adresse et moteurs de recherche'
export const nonePicked = 'Aucun choisi, 2 recommandés'

// form/new-collections.tsx
export const noManualCollectionsYet = 'Pas encore de collection manuelle.'

// duplicate-product.page.tsx
export const duplicateAProduct = 'Dupliquer un produit'
export const duplicateProduct = (title: string) => `Dupliquer « ${title} »`
export const duplicateIt = 'Dupliquer ce produit'
export const hideOrDeleteIt = 'Masquer ou supprimer ce produit'
// drafts/duplicate-of.ts
export const copyOfTitle = (title: string) => `${title} (copie)`

// create-product.page.tsx
export const createAProduct = 'Créer un produit'

// product-search-form.tsx
export const findProducts = 'Rechercher des produits'
export const find = 'Rechercher'

// product-finder.tsx
export const pagesOfProducts = 'Pages de produits'
export const productsFound = (range: ShownRange, words: string) => {
  const found = words && ` pour « ${words} »`
  if (range.count === 0) return `Aucun produit${found || ' dans la boutique pour le moment'}`
  return countShown(range, 'produit', 'produits') + (found || (range.count > 1 ? ', les plus récents d’abord' : ''))
}

// delete-picker.page.tsx
export const deleteAProduct = 'Supprimer un produit'
export const deleteLabel = 'Supprimer'

// delete-product.page.tsx
export const productDeleted = 'Produit supprimé'
export const products = 'Produits'
export const areYouSure = 'Confirmer la suppression'
export const deleteProduct = (title: string) => `Supprimer « ${title} »`
export const hideItInstead = 'Plutôt le masquer ?'
export const hidingAlsoRemoves =
  'Un produit masqué disparaît lui aussi immédiatement de la boutique, mais ses avis sont conservés et vous pouvez l’afficher de nouveau à tout moment.'
export const hideTheProduct = 'Masquer le produit'
export const theProductAndItsReviewsAreDeleted =
  'Le produit et ses avis seront supprimés immédiatement. Cette action est définitive.'
export const itIsRemovedFromAll = 'Il sera retiré de tous les paniers et de toutes les listes d’articles mis de côté.'
export const onlyUnorderedAreDeleted = 'Un produit déjà commandé ne peut être que masqué.'
export const addressBecomesAvailable = (slug: string) => `Son adresse, /products/${slug}, redeviendra disponible.`
export const keepIt = 'Garder le produit'

// update-picker.page.tsx
export const updateAProduct = 'Modifier un produit'
export const update = 'Modifier'

// update-product.page.tsx
export const updateProduct = (title: string) => `Modifier « ${title} »`
export const activityLogOfThisProduct = 'Journal d’activité de ce produit'
