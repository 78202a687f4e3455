import { counted } from '../../../../../lib/texts/fr.ts'

// thread-actions.tsx
export const answered = 'Réponse ajoutée. L’e-mail part dans dix secondes'
export const sendingUndone = 'Réponse annulée. Rien n’a été envoyé'
export const addedToTheConversation = 'Ajouté à la conversation'

// answer-form.tsx
export const yourAnswer = 'Votre réponse'
export const sendHint = (email: string) => `Envoyée à ${email}, avec son dernier message en citation.`
export const newMessagesWereAdded =
  'De nouveaux messages sont arrivés ci-dessus. Votre réponse est toujours ici ; envoyez-la si elle convient encore.'
export const send = 'Envoyer'
export const savedReplies = 'Réponses enregistrées'
export const noSavedRepliesYet = 'Aucune réponse enregistrée pour le moment.'
export const editThem = 'Modifier les réponses enregistrées'
export const more = (count: number) => counted(count, 'autre réponse', 'autres réponses')

// link-to-thread.tsx
export const viewYourMessage = 'Voir votre message'

// undo-answer.tsx
export const theEmailHasntBeen = 'L’e-mail n’a pas encore été envoyé.'

// undo-answer-button.tsx
export const undo = 'Annuler'

// thread-entries.tsx
export const conversation = 'Conversation'
export const theShop = 'La boutique'
export const byEmailRecorded = (name: string) => `par e-mail, ajouté par ${name}`
export const byEmail = 'par e-mail'
export const emailStates = {
  held: 'l’e-mail part dans un instant',
  queued: 'e-mail en file d’attente',
  delayed: 'e-mail rejeté, nouvelle tentative à venir',
  sent: 'e-mail envoyé',
  gone: 'e-mail supprimé avec le compte',
}

// message-sender.tsx
export const sender = 'Expéditeur'
export const wasLoggedIn = (name: string) => `Connecté sous le nom « ${name} ».`
export const otherAddress = (email: string) =>
  `Son compte utilise une autre adresse, ${email}. Votre réponse part à l’adresse ci-dessus.`
export const unverifiedSenderHint =
  'Un compte existe avec cette adresse, mais l’expéditeur n’était pas connecté. Ne révélez rien sur ce compte ni sur ses commandes.'
export const noAccount = 'Aucun compte avec cette adresse.'
export const aboutOrder = (order: number) => `À propos de la commande ${order}`
export const orders = 'Ses commandes'
export const noOrders = 'Aucune commande pour le moment.'
export const order = (id: number) => `Commande ${id}`
export const allOrders = (count: number) => `Toutes ses commandes (${count})`

// record-reply.tsx
export const addAReplyReceived = 'Ajouter une réponse reçue par e-mail'
export const theirMessage = 'Message du client'
export const addReceivedHint = 'Collez-le ici. Le message est alors marqué comme non traité. Aucun e-mail n’est envoyé.'
export const putIntoThread = 'Ajouté à la conversation'

// thread.page.tsx
export const message = 'Message'
export const messages = 'Messages'
export const failedToLoad = 'Impossible de charger ce message. Notre serveur est peut-être indisponible.'
export const onlyStaffReadMessages = 'Seule l’équipe peut lire les messages.'
export const answeredOn = <T>(day: T) => ['Traité le ', day]
export const notAnswered = 'Non traité'
export const replyTo = (name: string) => `Répondre dans votre messagerie à ${name}`
export const reply = 'Répondre dans votre messagerie'
export const deleteTheMessageOf = (name: string) => `Supprimer le message : ${name}`
export const deleteLabel = 'Supprimer'
