import { plural, shownNumber } from '../../../../lib/texts/fr.ts'

// stars.tsx
export const outOfStars = (rating: number, stars: number) =>
  `${shownNumber(rating)} ${plural(rating, 'étoile', 'étoiles')} sur ${stars}`
export const noReviewsYet = 'Pas encore d’avis'
