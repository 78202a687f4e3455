import { plural, shownNumber } from '../../../../lib/texts/fr.ts'

// create-review.route.ts
export const reviewPosted = 'Avis publié'

// delete-review.route.ts
export const reviewDeleted = 'Avis supprimé'

// update-review.route.ts
export const reviewUpdated = 'Avis modifié'

// stars.tsx
export const outOfStars = (rating: number, stars: number) =>
  `${shownNumber(rating)} ${plural(rating, 'étoile', 'étoiles')} sur ${stars}`

// delete-review.tsx
export const deleteThisReview = 'Supprimer cet avis ?'
export const theReviewBy = <T>(author: T, rating: number) => ['Avis écrit par ', author, `, ${outOfStars(rating, 5)}.`]
export const deletionHint =
  'L’avis, la réponse de la boutique et les signalements seront supprimés immédiatement. Cette action est définitive.'
export const ratingIsRemoved = 'Sa note ne comptera plus. Son auteur pourra donner un nouvel avis sur le produit.'
export const deleteItWhenItsAuthor =
  'Supprimez un avis uniquement à la demande de son auteur. Masquez les avis contraires aux conditions : l’auteur en voit alors le motif.'
export const keepIt = 'Garder l’avis'
export const deleteTheReview = 'Supprimer l’avis'

// review-actions.tsx
export const youMustBeLoggedIn = 'Connectez-vous pour signaler un avis.'
export const answer = 'Répondre'
export const hide = 'Masquer'
export const report = 'Signaler'
export const deleteLabel = 'Supprimer'
export const actOnReviewBy = (action: string, first_name: string, last_name: string) =>
  `${action} : avis écrit par ${first_name} ${last_name}`

// nothing-to-review.tsx
export const noVariantsToReviewPlease =
  'Rien à évaluer pour le moment. Allez à l’accueil, revenez au produit ou réessayez.'
export const youCanReviewAVariant = 'Vous pouvez donner votre avis sur une variante dès qu’elle vous a été expédiée.'
export const goToHome = 'Aller à l’accueil'
export const goBack = 'Retour'
export const tryAgain = 'Réessayer'

// rating-input.tsx
export const outOf = (rating: number, stars: number) => `${shownNumber(rating)} sur ${stars}`

// review-dialog.tsx
export const changeYourReview = 'Modifier mon avis'
export const writeAReview = 'Donner mon avis'
export const hiddenNotice = (hidden_reason: string) =>
  `La boutique a masqué cet avis : il n’est visible que par vous. Motif : ${hidden_reason} Si vous le modifiez, il reste masqué jusqu’à ce que la boutique l’affiche de nouveau.`
export const rating = 'Note'
export const review = 'Avis'
export const yourReviewIsPublicWithYourName = 'Votre avis est public, avec votre nom et votre photo.'
export const cancel = 'Annuler'
export const updateReview = 'Enregistrer l’avis'
export const postReview = 'Publier l’avis'
export const variant = 'Variante'

// write-review.tsx
export const youMustBeLoggedInTo = 'Connectez-vous pour donner votre avis.'
export const boughtItHereYouCanReview =
  'Vous avez acheté ce produit ici ? Donnez votre avis sur chaque variante dès qu’elle vous a été expédiée.'
export const yourReviewOfIsHidden = (name: string, hidden_reason: string) =>
  `Votre avis sur « ${name} » est masqué. Motif : ${hidden_reason}`
