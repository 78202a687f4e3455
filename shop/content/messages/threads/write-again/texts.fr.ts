// write-again.page.tsx
export const yourMessage = 'Votre message'
export const failedToLoad = 'Impossible de charger votre message. Notre serveur est peut-être indisponible.'
export const thankYouForYourMessage = 'Merci pour votre message !'
export const linkExpired = 'Ce lien a expiré ou est incomplet. Les liens sont valables 30 jours.'
export const contactShop = 'Nous écrire'
export const messageReceived = 'Nous avons bien reçu votre message et vous répondrons par e-mail.'

// own-messages.tsx
export const conversation = 'Conversation'
export const you = 'Vous'

// write-again-form.tsx
export const yourReply = 'Votre réponse'
export const send = 'Envoyer'
