// stars.tsx
export const outOfStars = (rating: number, stars: number) => `${rating} out of ${stars} stars`
export const noReviewsYet = 'No reviews yet'
