import { counted, plural } from '../../../lib/texts/fr.ts'

// product-json-ld.ts

// buy-box/add-to-cart.tsx
export const addToCartWhat = (what: string) => `Ajouter au panier : ${what}`
export const outOfStock = 'Épuisé'
export const updateCart = 'Modifier le panier'
export const addToCart = 'Ajouter au panier'

// buy-box/buy-box.tsx
export const notAvailableForOrder = 'Pas encore disponible à la commande'

// bundle.tsx
export const frequentlyBoughtTogether = 'Souvent achetés ensemble'
export const countChosen = (chosen: number, count: number) =>
  chosen === 1 ? 'Ce produit seul' : chosen === count ? `Les ${count} ensemble` : `${chosen} sur ${count} ensemble`
export const chosen = (chosen: number, count: number) =>
  chosen === 1 ? 'ce produit seul' : chosen === count ? `les ${count}` : `${chosen} sur ${count}`
export const youCannotAddToCart = 'Connectez-vous pour ajouter des produits au panier.'

// review-summary.tsx
export const noReviewsYet = 'Aucun avis pour le moment'
export const countOfReviews = (count: number) => counted(count, 'avis', 'avis')
export const outOf5From = (average: string, count: number) =>
  `${average.replace('.', ',')} sur 5, d’après ${countOfReviews(count)}`
export const toTheReviews = 'Lire les avis'
export const allRatings = (count: number) => (count > 1 ? `Les ${countOfReviews(count)}` : countOfReviews(count))

// buy-box/buy-bar.tsx
export const buyThisProduct = 'Acheter ce produit'

// buy-box/buy-now.tsx
export const youCannotCheckoutBeforeYou = 'Connectez-vous pour commander.'
export const buyNow = 'Acheter maintenant'

// buy-box/save-for-later-menu.tsx
export const saveForLaterSaved = 'Mis de côté'
export const saveForLater = 'Mettre de côté'
export const putInSaveForLater = 'Mettre de côté'
export const addBackToCart = 'Remettre au panier'
export const removeFromCart = 'Retirer du panier'
export const youMustBeLoggedIn = 'Connectez-vous pour ajouter ce produit au panier.'

// buy-box/variant-picker.tsx
export const option = 'Option : '
export const colour = 'Couleur : '
export const outOfStockSuffix = ' (épuisé)'
export const optionNamed = (name: string) => `${name} : `
export const onlyInVariant = (variant: string) => ` (uniquement en ${variant})`

// buy-box/buy-box.tsx
export const newLabel = 'Nouveau'
export const priceInEurosTaxesIncluded = 'Prix en euros TTC'
export const priceInEurosWithoutVat = 'Prix en euros, TVA non applicable (article 293 B du CGI)'
export const variantForEuros = (name: string, price: string) => `${name}, ${price.replace('.', ',')} euros. `
export const inStock = 'En stock'

// gallery/enlarged.tsx
export const picturesOf = (title: string) => `Images : ${title}`
export const pictureOf = (number: number, count: number, alt: string) =>
  `Image ${number} sur ${count}${alt && ` : ${alt}`}`
export const close = 'Fermer'
export const previousPicture = 'Image précédente'
export const nextPicture = 'Image suivante'
export const zoomIn = 'Zoom avant'
export const zoomOut = 'Zoom arrière'

// gallery/gallery.tsx
export const enlargeThePicture = (alt: string, more: number) =>
  `Agrandir l’image : ${alt}${more > 0 ? `, +${more}` : ''}`
export const noPictureOfYet = (title: string) => `${title} : aucune image pour le moment`
export const showMorePictures = (hidden: number) => `Afficher ${counted(hidden, 'autre image', 'autres images')}`

// reviews-section.tsx
export const happyCustomers = 'Des clients satisfaits'
export const reviews = 'Avis'
export const noReviewsHint =
  'Aucun avis pour le moment. Les clients peuvent donner leur avis dès que le produit leur a été expédié.'
export const seeAllReviews = (count: number) => plural(count, 'Voir l’avis dans la liste', `Voir les ${count} avis`)

// share.tsx
export const share = 'Partager'

// similar-products.tsx
export const youMayAlsoLike = 'Vous aimerez aussi'

// product-parts.tsx
export const makerAndSafety = 'Fabricant et sécurité'
export const madeBy = 'Fabriqué par'
export const responsible = 'Responsable dans l’Union européenne'
export const model = 'Modèle'
export const warnings = 'Avertissements'
export const withdrawal = 'Droit de rétractation'
export const aboutThisProduct = 'À propos de ce produit'

// product.page.tsx
export const failedToLoadProductsPerhaps =
  'Impossible de charger les produits. Notre serveur est peut-être indisponible.'
