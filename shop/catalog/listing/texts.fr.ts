import { counted, plural, shownNumber } from '../../../lib/texts/fr.ts'

// filters.ts
export const priceHighToLow = 'Prix décroissant'
export const priceLowToHigh = 'Prix croissant'
export const rating = 'Note'
export const latest = 'Nouveautés'

// density/density-toggle.tsx
export const largePictures = 'Grandes images'
export const compactGrid = 'Grille compacte'

// filter-fields.tsx
export const price = 'Prix'
export const from = 'Minimum'
export const highestPrice = 'Maximum'
export const andMore = (euros: string) => `${euros} et plus`
export const lowestRating = 'Note minimale'
export const highestRating = 'Note maximale'
export const inStockOnly = 'En stock uniquement'
export const newOnly = 'Nouveautés uniquement'
export const reducedOnly = 'Promotions uniquement'
export const countOfStars = (stars: number) => `${shownNumber(stars)} ${plural(stars, 'étoile', 'étoiles')}`

// attribute-fields.tsx
export const productsWord = (count: number) => plural(count, 'produit', 'produits')

// format-filters.ts
export const any = 'Sans limite'
export const pricesBetween = (low: string, high: string) => `${low} à ${high}`
export const starsBetween = (low: number, high: number) =>
  low === high ? countOfStars(low) : `${shownNumber(low)} à ${countOfStars(high)}`

// applied-filters.tsx
export const appliedFilters = 'Filtres actifs'
export const withoutFilter = (filter: string) => `Retirer le filtre : ${filter}`
export const inStock = 'En stock'
export const newOnes = 'Nouveautés'
export const onSale = 'En promotion'
export const clearAll = 'Tout effacer'

// no-filter-results.tsx
export const clearFilters = 'Effacer les filtres'

// filter-drawer.tsx
export const filters = 'Filtres'
export const filtersActive = ', certains sont actifs'
export const clear = 'Effacer'
export const showProducts = 'Voir les produits'
export const showCount = (count: number) => `Voir ${counted(count, 'produit', 'produits')}`

// plain/plain-filters.tsx, filter-panel.tsx
export const moreFilters = 'Plus de filtres'

// attributes/filters.page.tsx
export const failedToLoadFilters = 'Impossible de charger les filtres. Notre serveur est peut-être indisponible.'
export const noMoreFilters = 'Aucun autre filtre pour ces produits.'

// sort-select.tsx
export const sortBy = 'Trier par'
export const featured = 'Sélection'
