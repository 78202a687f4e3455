// reviews-filters.tsx
export const findReviews = 'Texte de l’avis'
export const stars = 'Étoiles'
export const anyStars = 'Toutes les notes'
export const withStars = (count: number) => (count === 1 ? '½ ou 1 étoile' : `${count - 1}½ ou ${count} étoiles`)
export const whichReviews = 'Avis à afficher'
export const reported = 'signalés'
export const hidden = 'masqués'
export const notAnswered = 'sans réponse'
export const answered = 'avec réponse'
export const all = 'tous'
