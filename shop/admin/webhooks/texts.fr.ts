import { counted } from '../../../lib/texts/fr.ts'

// webhooks.page.tsx
export const onlyOwners = 'Seuls les propriétaires peuvent gérer les webhooks.'
export const failedToLoad = 'Les webhooks n’ont pas pu être chargés. Réessayez.'
export const webhooks = 'Webhooks'
export const webhooksKeywords =
  'webhook événement notification rappel intégration développeur comptabilité entrepôt http signature secret envoi tentative'
export const webhooksText =
  'La boutique signale des événements, par exemple une nouvelle commande, à d’autres programmes. Chaque webhook les envoie à une adresse.'
export const yourWebhooks = 'Vos webhooks'
export const noWebhooks = 'Pas encore de webhook. Ajoutez-en un pour chaque programme qui suit la boutique.'
export const newWebhook = 'Nouveau webhook'
export const on = 'Actif'
export const off = 'Inactif'
export const failing = 'En échec'
export const disabled = 'Désactivé'
export const allEventsShort = 'Tous les événements'
export const countEvents = (count: number) => counted(count, 'événement', 'événements')
export const waiting = (count: number) => counted(count, 'envoi en attente', 'envois en attente')
export const lastFailure = (reason: string) => `Dernier échec : ${reason}, `

// webhook-form.tsx
export const name = 'Nom'
export const nameHint = 'Le nom du programme qui reçoit les événements.'
export const url = 'Adresse'
export const urlHint = 'L’adresse HTTPS indiquée dans les paramètres du programme.'
export const events = 'Événements'
export const allEvents = 'Tous les événements, y compris les futurs'
export const chosenEvents = 'Événements choisis'
export const summaryOf = (type: string, summary: string) => SUMMARIES[type] ?? summary
export const isOn = 'Envoyer les événements'
export const isOnHint =
  'Les événements qui surviennent pendant qu’un webhook est inactif ne sont pas envoyés plus tard. Vous pouvez les renvoyer.'
export const create = 'Créer le webhook'
export const created = 'Webhook créé'
export const save = 'Enregistrer'
export const saved = 'Webhook modifié'

// webhook-secret.tsx
export const secretOf = (name: string) => `Secret de « ${name} »`
export const shownOnce =
  'Copiez le secret maintenant et collez-le dans le programme, qui vérifie ainsi les signatures. Il ne sera plus affiché.'
export const copy = 'Copier le secret'
export const copied = 'Copié'
export const close = 'J’ai copié le secret'
export const secret = 'Secret'
export const secretText = 'Avec ce secret, le programme vérifie qu’un événement vient de cette boutique.'
export const previousSecretValidUntil = 'Le secret précédent reste valable jusqu’au '
export const replaceSecret = 'Remplacer le secret'
export const sureToReplace = 'Remplacer le secret ?'
export const afterReplacement =
  'Les deux secrets sont valables pendant 24 heures. Collez le nouveau dans le programme dans ce délai.'
export const replaced = 'Secret remplacé'
export const cancel = 'Annuler'

// webhook.page.tsx
export const back = 'Tous les webhooks'
export const isGone =
  'Désactivé : le destinataire a répondu qu’il ne reçoit plus de webhooks (statut 410). Saisissez sa nouvelle adresse ou supprimez le webhook.'
export const hasFailed =
  'Désactivé : toutes les requêtes échouent depuis trois jours. Vérifiez le destinataire, réactivez le webhook et renvoyez les événements.'
export const failsSince = 'Les requêtes échouent depuis le '
export const pausedUntil = 'Le destinataire a demandé une pause jusqu’au '
export const test = 'Test'
export const testText = 'Envoie maintenant l’événement webhook.test à l’adresse enregistrée.'
export const sendTest = 'Envoyer un test'
export const delivered = (status: number, ms: number) =>
  `Le destinataire a répondu avec le statut ${status} après ${ms} ms.`
export const notDelivered = (reason: string) => `Le test n’est pas arrivé : ${reason}.`
export const replay = 'Renvoi d’événements'
export const replayText =
  'Envoie de nouveau les événements d’une période, datant de 30 jours au plus. Chacun garde son identifiant.'
export const from = 'Début'
export const until = 'Fin'
export const sendReplay = 'Renvoyer les événements'
export const replayed = (count: number) => counted(count, 'événement renvoyé', 'événements renvoyés')
export const enterTime = 'Saisissez une date et une heure.'
export const remove = 'Supprimer le webhook'
export const sureToDelete = (name: string) => `Supprimer « ${name} » ?`
export const afterDeletion =
  'Ses envois en attente et son historique seront supprimés aussi. Cette suppression est définitive.'
export const deleted = 'Webhook supprimé'

// delivery-log.tsx
export const deliveries = 'Envois des 30 derniers jours'
export const filter = 'Filtrer les envois'
export const states = { all: 'Tous', pending: 'En attente', delivered: 'Reçus', failed: 'Échoués' }
export const outcomes = { pending: 'En attente', delivered: 'Reçu', failed: 'Échoué' }
export const isTest = 'Test'
export const noDeliveries = 'Pas encore d’envoi. Les envois s’affichent ici lorsqu’un événement se produit.'
export const noneOfState = 'Aucun envoi avec ce statut.'
export const nextAttempt = 'Prochaine tentative : '
export const waitsForTurn = 'Attend son tour'
export const payload = 'Contenu'
export const attempts = 'Tentatives'
export const noAttempts = 'Pas encore de tentative.'
export const inMs = (ms: number) => `${ms} ms`
export const sendAgain = 'Renvoyer'
export const isSentAgain = 'Envoi relancé'
export const older = 'Envois plus anciens'
export const newest = 'Envois les plus récents'
export const messageId = 'webhook-id'
export const statusOf = (status: string | number) => `statut ${status}`
export const errors: Record<string, string> = {
  address: 'l’adresse n’est pas accessible sur Internet',
  not_found: 'le serveur est introuvable',
  timeout: 'pas de réponse en 15 secondes',
  certificate: 'le certificat du serveur n’est pas valable',
  protocol: 'la réponse n’est pas du HTTP valide',
  connection: 'la connexion a échoué',
  secret: 'le secret enregistré est illisible ; remplacez-le',
}

/** The events of the shop. Those of extensions keep the text of the extension. */
const SUMMARIES: Readonly<Record<string, string>> = {
  'order.placed': 'Un client passe une commande, ou l’équipe en saisit une.',
  'order.paid': 'Le paiement d’une commande est reçu.',
  'order.shipped': 'Une commande est remise au transporteur, ou prête à être retirée.',
  'order.delivered': 'Une commande est livrée ou retirée.',
  'order.cancelled': 'Une commande est annulée.',
  'order.refunded': 'Une commande est remboursée en tout ou en partie.',
  'invoice.issued': 'Une facture ou un avoir est émis pour une commande.',
  'withdrawal.received': 'Un client se rétracte pour tout ou partie d’une commande.',
  'product.changed':
    'Un produit, une variante ou une image est ajouté ou modifié. Les modifications rapprochées forment un seul événement.',
  'product.published': 'Un produit devient visible par tous.',
  'product.deleted': 'Un produit est supprimé.',
  'stock.changed':
    'Le stock d’une variante existante change. Au plus un événement par seconde et par variante, avec le dernier stock.',
  'customer.created': 'Un compte est créé.',
  'customer.erased': 'Un compte est supprimé. Les destinataires effacent les données de ce client.',
  'review.posted': 'Un client publie un avis.',
  'message.received': 'Un client écrit avec le formulaire de contact ou répond à un message.',
}
