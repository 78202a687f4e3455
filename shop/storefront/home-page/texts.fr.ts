import { countShown, plural } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// unknown-product.ts
export const thisProductIsNotAvailable = 'Ce produit n’est pas disponible.'

// card-cart-button.tsx
export const isInYourCart = (title: string) => `« ${title} » est dans votre panier : voir le panier`
export const chooseAndAdd = (title: string) => `Choisir « ${title} »`
export const addToTheCart = (title: string) => `Ajouter « ${title} » au panier`
export const addVariantToTheCart = (title: string, variant: string) => `Ajouter « ${title}, ${variant} » au panier`

// choose-variant.tsx
export const addToCart = 'Ajouter au panier'
export const variants = 'Variantes'
export const outOfStock = 'Épuisé'

// swatches.tsx
export const options = (count: number) => `${count} options`
export const oneOfOptions = (name: string, count: number) => `${name}, parmi ${options(count)}`
export const shown = 'Variante affichée : '
export const colours = (count: number, names: string) => `${plural(count, 'Couleur', 'Couleurs')} : ${names}`

// product-card.tsx
export const newLabel = 'Nouveau'
export const inYourCart = 'Dans votre panier'

// home.page.tsx
export const defaultHeadline = 'De beaux objets pour tous les jours'
export const defaultIntro = 'Faits pour servir et se réparer : dans la cuisine, à table, au bureau et en voyage.'
export const failedToLoadProductsPerhaps =
  'Impossible de charger les produits. Notre serveur est peut-être indisponible.'
export const allProductsPage = (page: number) => `Tous les produits, page ${page}`
export const whopsLooksLikeTheirIsnt = 'Oups, il n’y a aucun produit ici'
export const pagesOfProducts = 'Pages de produits'
export const products = 'produits'
export const productsFound = (range: ShownRange) => countShown(range, 'produit', 'produits')
export const allProducts = 'Tous les produits'
export const noMatches = 'Aucun produit ne correspond à ces filtres.'
export const collections = 'Collections'

// sections
export const featured = 'À la une'
export const newInTheShop = 'Nouveautés'
export const viewProduct = 'Voir le produit'
export const customerReviews = 'Avis clients'
export const about = (product: string) => `à propos de « ${product} »`
export const viewAll = (title: string) => `Tout voir : ${title}`
export const until = 'Jusqu’au'
export const timeLeft = { days: 'jours', hours: 'heures', minutes: 'minutes' }
export const opensOtherSite = (host: string) => `Ouvre ${host} dans un nouvel onglet`
export const quoted = (words: string) => `« ${words} »`
