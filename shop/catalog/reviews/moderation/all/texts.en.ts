// reviews-filters.tsx
export const findReviews = 'What a review says'
export const stars = 'Stars'
export const anyStars = 'any stars'
export const withStars = (count: number) => (count === 1 ? '½ or 1 star' : `${count - 1}½ or ${count} stars`)
export const whichReviews = 'Which reviews'
export const reported = 'reported'
export const hidden = 'hidden'
export const notAnswered = 'not answered'
export const answered = 'answered'
export const all = 'all'
