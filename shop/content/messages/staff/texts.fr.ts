import { countShown } from '../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// find-messages.ts
export const aboutOrder = (order: number) => `À propos de la commande ${order}`
export const failedToLoadMessagesPerhaps =
  'Impossible de charger les messages. Notre serveur est peut-être indisponible.'

// delete-message.tsx
export const deleteThisMessage = 'Supprimer ce message ?'
export const whichWroteOn = <T>(title: T, name: string, day: string) => [title, `, écrit par ${name} le ${day}.`]
export const theMessageIsDeletedImmediately = 'Le message sera supprimé immédiatement. Cette action est définitive.'
export const itIsntMarkedAsAnswered = 'Il n’est pas marqué comme traité.'
export const mailboxCopyHint =
  'La copie de la boutique reste dans votre boîte de réception. Supprimez-la aussi de cette boîte.'
export const keepIt = 'Garder le message'
export const deleteTheMessage = 'Supprimer le message'

// message-card.tsx
export const replyTo = (name: string) => `Répondre par e-mail à ${name}`
export const reply = 'Répondre par e-mail'
export const answerTo = (name: string) => `Répondre à ${name}`
export const answer = 'Répondre'
export const deleteTheMessageOf = (name: string) => `Supprimer le message : ${name}`
export const deleteLabel = 'Supprimer'
export const answeredOn = <T>(day: T) => ['Traité le ', day]

// mark-message.tsx
export const markMessageOf = (mark: string, name: string) => `${mark} : message envoyé par ${name}`
export const markAsNotAnswered = 'Marquer comme non traité'
export const markAsAnswered = 'Marquer comme traité'

// mark-or-delete.ts
export const messageDeleted = 'Message supprimé'
export const markedAsAnswered = 'Message marqué comme traité'
export const markedAsNotAnswered = 'Message marqué comme non traité'

// messages.page.tsx
export const messages = 'Messages'
export const messagesByAnswer = 'Messages selon leur traitement'
export const onlyStaffReadMessages = 'Seule l’équipe peut lire les messages.'
export const savedReplies = 'Réponses enregistrées'
export const all = 'tous'
export const notAnswered = 'non traités'
export const answered = 'traités'
export const messagesFound = (range: ShownRange) =>
  countShown(range, 'message', 'messages') + (range.count > 0 ? ', les plus récents d’abord' : '')
export const noMessagesYet = 'Aucun message pour le moment.'
export const everyMessageIsAnswered = 'Tous les messages sont traités.'
export const noMessageIsAnsweredYet = 'Aucun message traité pour le moment.'
export const pagesOfMessages = 'Pages de messages'
