import { counted, countShown, plural, shownNumber } from '../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// answer-review.route.ts
export const answerPosted = 'Réponse publiée'

// find-reviews.ts
export const failedToLoadReviewsPerhaps = 'Impossible de charger les avis. Notre serveur est peut-être indisponible.'

// hide-review.route.ts
export const reviewHidden = 'Avis masqué'

// report-review.route.ts
export const reportReceived = 'Merci, nous allons examiner cet avis'

// moderation-dialog.tsx
export const reportThisReview = 'Signaler cet avis'
export const reportReason = 'Quel est le problème ?'
export const reportHint =
  'Un avis ne doit pas être faux, injurieux ou publicitaire, ni révéler de données personnelles. Une mauvaise note n’est pas un motif de signalement.'
export const report = 'Signaler'
export const hideThisReview = 'Masquer cet avis'
export const reason = 'Motif'
export const hideReasonHint =
  'Seul l’auteur voit ce motif. L’avis n’est plus public et sa note n’est plus prise en compte.'
export const hide = 'Masquer'
export const answerThisReview = 'Répondre à cet avis'
export const answerLabel = 'Réponse'
export const answer = 'Répondre'
export const yourReplyIsPublicBelow =
  'Votre réponse est publique, sous l’avis. Chaque avis peut recevoir une seule réponse.'
export const cancel = 'Annuler'

// reported-review.tsx
export const hiddenTheAuthorSees = (hidden_reason: string) => `Masqué. L’auteur voit ce motif : ${hidden_reason}`
export const showAgain = 'Réafficher'
export const hideTheReviewBy = (review: string) => `Masquer l’avis écrit par ${review}`
export const answerTheReviewBy = (review: string) => `Répondre à l’avis écrit par ${review}`
export const dismissReports = (count: number) =>
  plural(count, 'Rejeter le signalement', `Rejeter les ${count} signalements`)
export const actOnReviewBy = (action: string, author: string) => `${action} : avis écrit par ${author}`
export const countOfReports = (count: number) => counted(count, 'signalement', 'signalements')
export const deleteTheReviewBy = (review: string) => `Supprimer l’avis écrit par ${review}`
export const deleteLabel = 'Supprimer'

// moderation.page.tsx
export const reviews = 'Avis'
export const theReviewIsPublicAgain = 'L’avis est de nouveau public'
export const reportsDismissed = 'Signalements rejetés'
export const onlyStaffModerate = 'Seule l’équipe peut modérer les avis.'
export const hiddenReviewsFound = (range: ShownRange) =>
  countShown(range, 'avis masqué', 'avis masqués') + (range.count > 1 ? ', les derniers masqués d’abord' : '')
export const reportedReviewsFound = (range: ShownRange) =>
  countShown(range, 'avis signalé', 'avis signalés') +
  (range.count > 1 ? ', les signalements les plus anciens d’abord' : '')
export const reviewsFound = (range: ShownRange) =>
  countShown(range, 'avis', 'avis') + (range.count > 1 ? ', les plus récents d’abord' : '')
export const moreThan = (count: number) => `Plus de ${shownNumber(count)} avis. Seuls les plus récents sont affichés.`
export const noReviewsMatchThese = 'Aucun avis ne correspond à ces filtres.'
export const noHiddenReviews = 'Aucun avis masqué.'
export const noReportedReviews = 'Aucun avis à modérer.'
export const pagesOfReviews = 'Pages d’avis'
