import { showDay } from '../../../lib/texts/dates.ts'

/** The text that customers agree to. Increase `CONSENT_TEXT_VERSION` with each change. */
export const consentText = (shop: string) =>
  `Je souhaite recevoir par e-mail les offres et les nouveautés de la boutique ${shop}. Je peux me désabonner à tout moment.`

// own-consent.page.tsx
export const eMailsAboutOffers = 'Offres par e-mail'
export const youMustBeLoggedIn = 'Connectez-vous pour modifier vos préférences d’e-mails.'
export const failedToLoad = 'Impossible de charger vos préférences d’e-mails. Réessayez.'
export const confirmationHint =
  'Vous ne recevez ces e-mails qu’après avoir confirmé votre accord par un lien que nous vous envoyons.'
export const alwaysSent = 'Les e-mails concernant vos commandes et votre compte sont toujours envoyés.'
export const save = 'Enregistrer'
export const checkYourEmail = (address: string) => `Nous avons envoyé un lien de confirmation à ${address}.`
export const awaitsConfirmation = (address: string) =>
  `Pas encore confirmé. Ouvrez le lien de l’e-mail envoyé à ${address}. Il est valable 7 jours.`
export const sendAgain = 'Renvoyer le lien'
export const dontWant = 'Je ne veux pas recevoir ces e-mails'
export const agreedOn = (time: string) => `Vous avez accepté ces e-mails le ${showDay(time)} :`
export const unsubscribe = 'Se désabonner'
export const unsubscribed = 'Vous ne recevrez plus d’offres par e-mail'
export const youUnsubscribedOn = (time: string) => `Vous vous êtes désabonné le ${showDay(time)}.`

// email-consent.page.tsx
export const confirmHint = 'Cliquez sur le bouton pour confirmer que vous souhaitez recevoir nos offres par e-mail.'
export const yes = 'Oui, je m’abonne'
export const confirmed = 'Merci. Vous avez accepté ceci :'
export const unsubscribeLinkHint =
  'Chacun de ces e-mails contient un lien de désabonnement. Vous pouvez aussi vous désabonner dans votre compte.'
export const linkExpired = 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau dans votre compte.'
export const toTheShop = 'Continuer mes achats'
export const unsubscribeHint =
  'Cliquez sur le bouton pour ne plus recevoir nos offres. Les e-mails concernant vos commandes restent envoyés.'
export const youWontReceiveThem = 'Vous ne recevrez plus d’offres par e-mail.'
export const linkIsInvalid = 'Ce lien n’est pas valable. Utilisez celui du dernier e-mail reçu.'
