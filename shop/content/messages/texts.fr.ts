// contact.page.tsx
export const thankYouForYourMessage = 'Merci pour votre message !'
export const somethingWentWrong = 'Une erreur est survenue'
export const contactUs = 'Nous contacter'
export const aQuestionAboutAProduct =
  'Une question sur un produit, une commande ou votre compte ? Écrivez-nous. Nous répondons par e-mail.'
export const writeToThePeople = 'Une question sur un produit, une commande ou votre compte ? Écrivez-nous.'
export const yourName = 'Votre nom'
export const yourEmail = 'Votre adresse e-mail'
export const yourTitle = 'Objet'
export const yourBody = 'Votre message'
export const aboutOrder = (order: string) => `Commande ${order}`
export const send = 'Envoyer'
export const otherWaysToReachUs = 'Autres moyens de nous joindre'

// sent-message.tsx
export const weHaveYourMessage = (email: string) =>
  `Nous avons bien reçu votre message et vous répondrons à l’adresse ${email}`
export const writeAnotherMessage = 'Écrire un autre message'
