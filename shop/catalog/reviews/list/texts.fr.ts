import { shownAverage } from '../../../../lib/texts/current-formats.ts'
import { counted, countShown, plural, shownNumber } from '../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// stars.tsx
export const noReviewsYet = 'Pas encore d’avis'

// writing/review-dialog.tsx
export const variant = 'Variante'

// histogram.tsx
export const starsColon = ' sur 5 :'
export const reviewsAfterNumber = (count: number) => ` ${plural(count, 'avis', 'avis')}`

// review-filters.tsx
export const ratings = 'Notes'
export const stars = 'Étoiles'
export const byStars = 'Filtrer par étoiles'
export const countOfStars = (stars: number) => `${shownNumber(stars)} ${plural(stars, 'étoile', 'étoiles')}`
export const starsBetween = ([low, high]: readonly [number, number]) =>
  low === high ? countOfStars(low) : `${shownNumber(low)} à ${countOfStars(high)}`
export const countOfReviews = (count: number, variant?: string) =>
  counted(count, 'avis', 'avis') + (variant === undefined ? '' : ` sur « ${variant} »`)
export const lowestRating = 'Note minimale'
export const highestRating = 'Note maximale'
export const allVariants = 'Toutes les variantes'

// reviews.page.tsx
export const failedToLoadReviewsPerhaps = 'Impossible de charger les avis. Notre serveur est peut-être indisponible.'
export const thereIsNoPageAt = 'Cette page est introuvable.'
export const variantNotFoundInProduct = 'Ce produit n’a pas cette variante'
export const reviewsOfPage = (title: string, page: number) =>
  `Avis clients : ${title}${page === 1 ? '' : `, page ${page}`}`
export const reviewsByCustomers = (
  title: string,
  { reviews_length, average_rating }: { reviews_length: number; average_rating: number | null },
) => {
  const average = average_rating === null ? '' : `, note moyenne : ${shownAverage(average_rating)} sur 5`
  return `${counted(reviews_length, 'avis d’acheteur', 'avis d’acheteurs')} sur « ${title} »${average}. À lire par variante et par note.`
}
export const reviewsOf = <T>(product: T) => ['Avis clients : ', product]
export const reviews = 'Avis'
export const pagesOfReviews = 'Pages d’avis'
export const back = 'Retour'
export const toTheProduct = 'Voir le produit'
export const noReviewsWithThisRating = 'Aucun avis avec cette note.'
export const seeAllRatings = 'Voir toutes les notes'
export const noReviewsForProduct = 'Aucun avis pour le moment.'
export const reviewsToSkip = 'avis'
export const reviewsFound = (range: ShownRange) =>
  countShown(range, 'avis', 'avis') + (range.count > 1 ? ', les plus récents d’abord' : '')
