// review-card.tsx
export const yourReview = 'Votre avis'

// review-text.tsx
export const verifiedPurchase = 'Achat vérifié'
export const answerOfTheShop = 'Réponse de la boutique'
export const orderedOn = <T>(day: T) => ['Commandé le ', day]
export const changedOn = <T>(day: T) => ['Avis modifié le ', day]
export const andChangedOn = <T>(day: T) => [', avis modifié le ', day]

// how-reviews-are-checked.tsx
export const howReviewsAreChecked = 'Comment les avis sont contrôlés'
export const customersCanReview =
  'Chaque client peut donner un avis par variante, une fois qu’elle lui a été expédiée. La boutique le vérifie au dépôt de l’avis, qui porte alors la mention « Achat vérifié ». Les avis ne sont pas contrôlés avant leur publication ; les avis signalés sont contrôlés ensuite. Chaque avis indique sa date de publication, la date de la commande et celle de sa dernière modification. Aucune contrepartie n’est accordée en échange d’un avis.'
export const moreAboutReviews = 'En savoir plus sur les avis'
