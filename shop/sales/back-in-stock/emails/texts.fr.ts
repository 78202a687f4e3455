export const notificationFor = (product: string) => `Alerte de retour en stock : ${product}`
export const confirmNotification = 'Confirmez votre alerte de retour en stock'
export const confirmSubject = (product: string) => `Confirmez votre alerte de retour en stock : ${product}`
export const alreadyActive = (shop: string, product: string) =>
  `Votre alerte est déjà active. ${shop} vous enverra un seul e-mail lorsque ce produit sera de nouveau en stock : ${product}.`
export const requested = (shop: string, product: string) =>
  `${shop} a reçu une demande d’alerte pour cette adresse, à envoyer une seule fois lorsque ce produit sera de nouveau en stock : ${product}.`
export const confirmWithin =
  'Si vous avez fait cette demande, confirmez-la sous 24 heures avec le bouton ci-dessous. Sinon, ignorez cet e-mail : nous ne vous écrirons plus et votre adresse sera supprimée.'
export const viewOrCancel = 'Voir ou annuler l’alerte'
export const confirm = 'Confirmer l’alerte'
export const backInStock = (product: string) => `De nouveau en stock : ${product}`
export const notReserved =
  'Le produit que vous attendiez est de nouveau en stock. Il ne vous est pas réservé et peut être de nouveau épuisé.'
export const sentOnce = (shop: string) =>
  `Vous avez demandé cet e-mail à ${shop}. Il n’est envoyé qu’une fois et votre demande a été supprimée.`
export const viewProduct = 'Voir le produit'
