import { counted } from '../../../../lib/texts/fr.ts'

export const receivedSubject = (id: number, shop: string) => `Rétractation ${id} chez ${shop} : nous l’avons bien reçue`
export const received =
  'Nous avons reçu votre déclaration de rétractation d’un contrat de vente. Cet e-mail en accuse réception et indique la date et l’heure de réception.'
export const statement = 'Déclaration'
export const receivedAt = 'Reçue le'
export const name = 'Nom'
export const email = 'E-mail'
export const text = 'Texte'
export const textIsStored = 'Le texte de votre déclaration est enregistré sous ce numéro.'
export const order = 'Commande'
export const about = 'Objet'
export const seeOrder = (order: number) => `Voir la commande ${order}`
export const orderCancelled = 'Votre commande n’était pas encore préparée. Elle est annulée et ne sera pas expédiée.'
export const itemsRemoved =
  'Ces articles n’étaient pas encore préparés. Ils sont retirés de votre commande ; le reste arrivera comme prévu.'
export const weRefund = (sum: string) =>
  `Nous remboursons ${sum} par votre moyen de paiement d’origine. Il peut falloir quelques jours pour que l’argent arrive.`
export const nothingToRefund =
  'Ces articles ne donnent pas lieu à un remboursement : les articles que vous conservez coûtent désormais au moins autant que ce que vous avez payé (moins les remboursements déjà effectués), l’offre ayant été recalculée.'
export const noRefund = 'Aucun remboursement n’est dû pour ces articles.'
export const sendBackBy = (day: string) => `Si vous avez déjà les articles, renvoyez-les au plus tard le ${day}.`
export const sendBackTo = (day: string, address: string) =>
  `Si vous avez déjà les articles, renvoyez-les au plus tard le ${day}, à :\n${address}`
export const wePayReturn = 'Nous prenons en charge les frais de renvoi.'
export const youPayReturn = 'Les frais directs de renvoi sont à votre charge.'
export const refundWithin =
  'Nous vous remboursons dans les 14 jours suivant votre déclaration. Nous pouvons différer le remboursement jusqu’à la récupération des articles ou jusqu’à ce que vous ayez fourni une preuve de leur expédition. Si vous n’avez pas de droit de rétractation, ou si son délai avait expiré, nous vous écrirons.'
export const arrivedSubject = (id: number, shop: string) => `Rétractation ${id} chez ${shop} : votre colis est arrivé`
export const arrived = (day: string) => `Nous avons reçu votre retour. Nous vous rembourserons au plus tard le ${day}.`
export const refusedSubject = (id: number, shop: string) => `Rétractation ${id} chez ${shop} : refusée`
export const refused = 'Nous avons examiné votre rétractation et la refusons pour cette raison :'
export const disagree = 'Si vous n’êtes pas d’accord, répondez à cet e-mail.'
export const disagreeOrMediator = (mediator: string) =>
  `Si vous n’êtes pas d’accord, répondez à cet e-mail ou saisissez le médiateur de la consommation : ${mediator}`

// à l’équipe
export const newSubject = (id: number, order: number) => `Rétractation ${id} : commande ${order}`
export const newWithoutOrderSubject = (id: number) => `Rétractation ${id} : aucune commande correspondante`
export const withdraws = (name: string, order: string, items: string) =>
  `${name} se rétracte de la commande ${order} :\n${items}`
export const beingPacked =
  'La commande est en cours d’emballage. Arrêtez-la et annulez-la, ou expédiez-la et attendez le retour.'
export const isLate = 'Le délai de rétractation avait expiré.'
export const isExcluded = 'Le droit de rétractation ne s’applique pas à certains articles.'
export const seeWithdrawals = 'Voir les rétractations'
export const overdueSubject = (count: number) =>
  counted(count, 'rétractation est en retard', 'rétractations sont en retard')
export const overdue =
  'Ces rétractations n’ont pas été remboursées après quatorze jours. Vous pouvez attendre les articles ou la preuve de leur expédition. Sinon, les remboursements sont dus et portent intérêt dès maintenant.'
export const withdrawal = (id: number) => `Rétractation ${id}`
export const ofOrder = (name: string, order: string, day: string) => `${name}, commande ${order}, du ${day}`
