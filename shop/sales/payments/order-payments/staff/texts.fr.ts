import { showDay } from '../../../../../lib/texts/dates.ts'
import { allOf, counted } from '../../../../../lib/texts/fr.ts'
import type { PaymentAlarm } from '../alarms/payment-alarms.contract.ts'
import type { DisconnectedProvider, PaymentIssue } from './staff-payments.contract.ts'

// payments.page.tsx
export const payments = 'Paiements'
export const onlyStaff = 'Seule l’équipe peut voir les paiements.'
export const failedToLoad = 'Les paiements n’ont pas pu être chargés. Réessayez.'
export const countIssues = (count: number) =>
  count === 0 ? 'Tout est à jour' : counted(count, 'paiement à traiter', 'paiements à traiter')
export const noIssues = 'Tous les paiements sont corrects et aucun remboursement n’est en cours.'

// provider-status.tsx
export const noProvider =
  'Le paiement en ligne n’est pas configuré : la boutique n’a pas de clé d’API d’un prestataire de paiement. Le virement bancaire et le paiement au retrait n’en ont pas besoin. Un propriétaire peut ajouter les clés dans les paramètres.'
export const disconnected = ({ id, name, payments, refunds, disputes }: DisconnectedProvider) => {
  const open = [
    ...(payments > 0 ? [counted(payments, 'paiement', 'paiements')] : []),
    ...(refunds > 0 ? [counted(refunds, 'remboursement', 'remboursements')] : []),
    ...(disputes > 0 ? [counted(disputes, 'litige', 'litiges')] : []),
  ]
  return `Le prestataire de paiement « ${id} » (${name}) n’est pas connecté. Restent en suspens : ${allOf(open)}. La boutique les réglera dès que le prestataire sera reconnecté. D’ici là, vérifiez-les dans le tableau de bord du prestataire.`
}
export const testMode = 'Mode test'
export const noRealPaymentsOrders =
  'Aucun paiement réel. Les commandes payées maintenant restent marquées comme commandes de test.'
export const provider = 'Prestataire'
export const webhookAddress = 'Adresse du webhook'
export const lastNotice = 'Dernier webhook'
export const noneYet = 'aucun'
export const lastComparison = 'Dernier rapprochement'
export const webhooksRejectedSince = 'Webhooks rejetés depuis le démarrage'

// alarms.tsx
export const alarms: Record<PaymentAlarm, (count: number) => string> = {
  no_notices: (count) =>
    `Aucun webhook n’est arrivé depuis un jour, alors que ${counted(count, 'paiement a été effectué', 'paiements ont été effectués')}. Les commandes sont mises à jour malgré tout, mais plus tard. Vérifiez dans le tableau de bord du prestataire que l’adresse ci-dessous est configurée.`,
  notices_refused: () =>
    'Des webhooks dont la signature n’est pas valable sont arrivés ces dernières 24 heures. Si de vrais webhooks manquent aussi, comparez le secret de signature avec celui du tableau de bord du prestataire.',
  clock_off: (count) =>
    `L’horloge du serveur diffère de celle du prestataire de ${counted(count, 'seconde', 'secondes')}. Réglez-la : les webhooks sont rejetés et les paiements expirent au mauvais moment.`,
  unclear: (count) =>
    `La réponse du prestataire n’a pas pu être interprétée pour ${counted(count, 'paiement', 'paiements')}. Une nouvelle vérification aura lieu automatiquement.`,
  refunds_late: (count) =>
    `${counted(count, 'remboursement n’est toujours pas arrivé', 'remboursements ne sont toujours pas arrivés')} après trois jours.`,
}

// payment-issue-card.tsx
export const ISSUES: Record<PaymentIssue['kind'], { title: string; text: string }> = {
  differs: {
    title: 'Paiement inattendu',
    text: 'La commande est suspendue. Vérifiez le paiement dans le tableau de bord du prestataire. Remboursez-le là-bas, ou vérifiez de nouveau une fois qu’il est correct.',
  },
  unclear: {
    title: 'Statut inconnu',
    text: 'La réponse du prestataire n’a pas pu être interprétée. Une nouvelle vérification aura lieu automatiquement.',
  },
  disputed: {
    title: 'Contesté',
    text: 'Le client conteste le paiement auprès de sa banque. Répondez dans le tableau de bord du prestataire. La commande est suspendue jusqu’à ce que vous marquiez ce litige comme résolu.',
  },
  dispute_lost: {
    title: 'Litige perdu',
    text: 'La banque a rendu l’argent. Il compte comme remboursé : ne le remboursez pas une seconde fois. La commande est suspendue jusqu’à ce que vous marquiez ce litige comme résolu.',
  },
  overdrawn: {
    title: 'Remboursé deux fois',
    text: 'Ce montant a été remboursé, puis perdu dans un litige ou remboursé une seconde fois. Présentez le remboursement comme preuve dans le tableau de bord du prestataire, ou demandez au client de le restituer.',
  },
  refund_failed: {
    title: 'Échec du remboursement',
    text: 'Virez le montant au client, puis enregistrez-le ici.',
  },
  refund_by_hand: {
    title: 'Remboursement par virement',
    text: 'Ce montant doit être remboursé. Virez-le au client, puis enregistrez-le ici.',
  },
  refund_late: {
    title: 'Remboursement en retard',
    text: 'Le prestataire a accepté le remboursement, mais il n’est pas arrivé. Il est vérifié chaque jour ; le tableau de bord du prestataire en indique la raison.',
  },
  stray: {
    title: 'Paiement sans commande',
    text: 'Le prestataire a reçu un paiement que la boutique ne connaît pas, peut-être à la suite d’une restauration de sauvegarde. Contactez le client et remboursez-le dans le tableau de bord du prestataire.',
  },
  notice: {
    title: 'Webhook inconnu',
    text: 'Le prestataire a envoyé un webhook sur un paiement inconnu.',
  },
}
export const reasons: Partial<Record<string, string>> = {
  amount: 'Le montant diffère du total de la commande.',
  currency: 'La devise n’est pas l’euro.',
  mode: 'Effectué dans l’autre mode du prestataire (test ou réel).',
  attempt: 'Il correspond à une autre tentative de paiement.',
  dispute: '',
}
/** By the words of the provider, which are English. */
export const refundReasons: Partial<Record<string, string>> = {
  'lost or stolen card': 'La carte a été perdue ou volée.',
  'expired or canceled card': 'La carte a expiré ou a été annulée.',
  'charge for pending refund disputed': 'Le client a contesté le paiement pendant le remboursement.',
  'insufficient funds': 'Le solde de la boutique chez le prestataire est insuffisant.',
  declined: 'La banque du client a refusé le remboursement.',
  'merchant request': 'Le remboursement a été annulé à la demande de la boutique.',
  unknown: 'La raison n’est pas connue.',
  processing: 'Le prestataire traite encore le remboursement.',
  'charge pending': 'Le paiement n’est pas encore encaissé.',
}
export const order = (id: number) => `Commande ${id}`
export const since = 'Depuis le'
export const answerBy = (day: string) => `Répondre au plus tard le ${showDay(day)}`
export const reference = 'Référence'
export const checkAgain = 'Vérifier de nouveau'
export const markAsResolved = 'Marquer comme résolu'
export const providerChecked = 'Prestataire interrogé'
export const saved = 'Enregistré'
export const transferredOn = 'Date du virement'
export const bankReference = 'Référence bancaire'
export const refunded = 'Marquer comme remboursé'
