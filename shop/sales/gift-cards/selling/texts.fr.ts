// delivery-by-email.ts
export const byEmail = 'Par e-mail'

// issue-sold-cards.server.ts
export const soldWith = (order: number) => `Commande ${order}`

// sold-card-emails.server.ts
export const buyerSubject = (order: number, shop: string) =>
  `Les cartes cadeaux de votre commande ${order} chez ${shop}`
export const buyerIntro =
  'Merci pour votre paiement. Nous envoyons chaque carte cadeau avec son code par e-mail à son bénéficiaire.'
export const sentNow = (email: string) => `Envoyée à ${email}`
export const sentOn = (email: string, day: string) => `Envoyée à ${email} le ${day}`
export const giftCardOf = (price: string, name: string) =>
  name === '' ? `Carte cadeau de ${price}` : `Carte cadeau de ${price} pour ${name}`
export const buyerCorrect =
  'Une adresse erronée ? Corrigez-la dans votre commande : nous renvoyons la carte cadeau tant qu’elle n’a pas été utilisée.'
export const seeOrder = (order: number) => `Voir la commande ${order}`

// recipients.server.ts
export const dayInPast = 'Choisissez aujourd’hui ou un jour ultérieur.'
export const dayTooLate = 'Choisissez un jour dans l’année à venir.'
export const tooManyRecipients = (max: number) => `${max} bénéficiaires au maximum.`
export const noGiftCard = 'Cette carte cadeau n’est pas dans votre panier.'

// sold-cards.server.ts
export const isUsed = 'Cette carte cadeau a été utilisée : son bénéficiaire ne peut plus être modifié.'
export const isBlocked = 'Cette carte cadeau est bloquée. Contactez-nous.'
export const isDisputed =
  'Le paiement de cette commande est contesté : ses cartes cadeaux ne peuvent pas être envoyées. Contactez-nous.'
export const isSentTooOften = (max: number) =>
  `Cette carte cadeau a été renvoyée ${max} fois. Contactez-nous pour l’envoyer à une autre adresse.`
export const isInUse =
  'Une commande impayée utilise cette carte cadeau. Réessayez quand cette commande sera payée ou aura expiré.'

// cart-recipients.tsx
export const recipients = 'Bénéficiaires des cartes cadeaux'
export const recipientsHint =
  'Nous envoyons chaque carte cadeau avec son code par e-mail après votre paiement. Une carte cadeau ne peut pas être payée avec une carte cadeau, et les réductions ne s’y appliquent pas.'
export const forYou = (count: number) =>
  count === 1 ? 'Une carte cadeau pour vous' : `${count} cartes cadeaux pour vous`
export const sentToYou = 'Nous l’envoyons à votre adresse e-mail.'
export const raiseQuantity = 'Pour un autre bénéficiaire, augmentez la quantité.'
export const addRecipient = 'Ajouter un bénéficiaire'
export const editRecipient = (email: string) => `Modifier le bénéficiaire ${email}`
export const removeRecipient = (email: string) => `Retirer le bénéficiaire ${email}`
export const remove = 'Retirer'
export const edit = 'Modifier'
export const email = 'E-mail du bénéficiaire'
export const name = 'Nom du bénéficiaire'
export const message = 'Message'
export const messageHint = '500 caractères au maximum'
export const sendOn = 'Date d’envoi'
export const sendOnHint = 'Vide : dès votre paiement. Au plus tard dans un an.'
export const save = 'Enregistrer le bénéficiaire'
export const cancel = 'Annuler'
export const onPayment = 'Envoi dès votre paiement'
export const onDay = (day: string) => `Envoi le ${day}`
export const notOrdered = 'Non commandée : augmentez la quantité ou retirez ce bénéficiaire.'
export const recipientSaved = 'Bénéficiaire enregistré'
export const recipientRemoved = 'Bénéficiaire retiré'

// sold-cards.tsx
export const soldCards = 'Cartes cadeaux'
export const states = {
  unpaid: 'Émise après le paiement',
  scheduled: 'En attente de sa date d’envoi',
  sent: 'Envoyée',
  used: 'Utilisée',
  blocked: 'Bloquée',
  revoked: 'Remboursée et bloquée',
}
export const sendAgain = 'Corriger l’adresse et renvoyer'
export const correctAddress = 'Corriger l’adresse'
export const sendAgainHint = 'Le bénéficiaire reçoit un nouveau code. Le code précédent ne peut plus être utilisé.'
export const send = 'Envoyer la carte cadeau'
export const saveAddress = 'Enregistrer l’adresse'
export const sentAgain = 'La carte cadeau est en route vers le bénéficiaire.'
export const addressSaved = 'Adresse enregistrée'
export const maskedCode = (lastFour: string) => `•••• ${lastFour}`
