import type { ReactNode } from 'react'
import { allOf, counted, countShown, plural, shownNumber } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'
import type { ConsentState } from '../../core/marketing-consent/marketing-consent.contract.ts'

// table/customers.page.tsx
export const customers = 'Clients'
export const onlyStaffSeeCustomers = 'Seule l’équipe peut voir les clients.'
export const failedToLoadCustomers = 'Les clients n’ont pas pu être chargés. Réessayez.'
export const customersFound = (range: ShownRange, words: string, order: string | undefined) =>
  `${countShown(range, 'client', 'clients')}${words === '' ? '' : ` pour « ${words} »`}${range.count > 1 && order ? `, ${order}` : ''}`
export const newestFirst = 'les plus récents d’abord'
export const exportCsv = 'Exporter en CSV'
export const tagsOfCustomers = 'Étiquettes'
export const moreCustomersThan = (count: number) =>
  `Plus de ${shownNumber(count)} clients trouvés. Affinez la recherche pour connaître leur nombre.`
export const noMatches = 'Aucun client trouvé.'
export const noneWithFilter = 'Aucun client avec ce filtre.'
export const noCustomers = 'Aucun client pour le moment.'
export const pagesOfCustomers = 'Pages de clients'
export const customersHaveAnAccount = (orders: ReactNode) =>
  [
    'Cette liste contient les clients qui ont un compte. Les commandes sans compte figurent dans la ',
    orders,
    '.',
  ] as const
export const listOfOrders = 'liste des commandes'

// table/customers-filters.tsx
export const nameOrEmail = 'Nom ou e-mail'
export const customersBy = 'Clients selon leurs commandes'
export const FILTERS = { all: 'tous', ordered: 'avec commande', never: 'sans commande' }
export const tag = 'Étiquette'
export const anyTag = 'Étiquettes'
export const deletedTag = 'Étiquette supprimée'
export const consent = 'Offres par e-mail'
export const anyConsent = 'Accords'
export const CONSENTS: Record<ConsentState, string> = {
  confirmed: 'Accord donné',
  pending: 'À confirmer',
  withdrawn: 'Désabonnement',
  none: 'Jamais demandé',
}
export const country = 'Pays'
export const anyCountry = 'Tous les pays'
export const spentAtLeast = 'Dépense min. (€)'
export const clearFilters = 'Effacer les filtres'

// table/customers-table.tsx
export const COLUMNS = {
  name: 'Client',
  since: 'Depuis',
  orders: 'Commandes',
  spent: 'Total dépensé',
  last: 'Dernière commande',
}
export const staff = 'Équipe'
export const tickAll = 'Sélectionner tous les clients de cette page'
export const tickCustomer = (name: string) => `Sélectionner ${name}`
export const agreed = 'A accepté les offres par e-mail'
export const ordersPlaced = (count: number) =>
  count === 0 ? 'aucune commande' : counted(count, 'commande', 'commandes')
export const lastOn = ', la dernière le '
export const signedUp = 'Inscription le '
export const never = 'jamais'

// customer/customer.page.tsx
export const customer = 'Client'
export const failedToLoadCustomer = 'Le client n’a pas pu être chargé. Réessayez.'
export const isOfStaff = 'Compte de l’équipe'
export const since = 'Client depuis le'
export const spent = 'Total dépensé'
export const paidOrdersMinus = 'Commandes payées, moins les remboursements'
export const nothingPaid = 'Aucune commande payée'
export const email = 'E-mail'
export const reviewEmails = 'E-mails de demande d’avis'
export const emailsAllowed = 'acceptés'
export const emailsDeclined = 'refusés'
export const about = 'Profil'
export const activityLogOfThisCustomer = 'Journal d’activité de ce client'

// customer/customer-orders.tsx, customer/customer-activity.tsx
export const orders = 'Commandes'
export const orderNumber = (id: number) => `Commande ${id}`
export const noOrders = 'Aucune commande pour le moment.'
export const allOrders = (count: number) => `Toutes ses commandes (${shownNumber(count)})`
export const deliveredTo = 'Adresses de livraison'
export const forOrders = (ids: readonly number[]) =>
  `${plural(ids.length, 'Commande', 'Commandes')} ${allOf(ids.map(String))}`
export const reviews = 'Avis'
export const newestShown = (shown: number, all: number) => `Les ${shown} plus récents sur ${shownNumber(all)}.`
export const star = (stars: number) => `${shownNumber(stars)} ${plural(stars, 'étoile', 'étoiles')}`
export const isHidden = 'masqué'
export const messages = 'Messages de contact'
export const notAnswered = 'non traité'
export const notLoggedIn = 'envoyé avec cette adresse, sans connexion'
export const waitsFor = 'Produits attendus'
export const none = 'Aucun.'

// note/staff-note.tsx
export const note = 'Note interne'
export const noteLabel = 'Note'
export const onlyStaffCanSeeHint =
  'Visible uniquement par l’équipe. Elle est communiquée au client s’il demande ses données.'
export const saveNote = 'Enregistrer la note'
export const noteSaved = 'Note enregistrée'
export const noteIsBy = (name: string | null) => (name ? `, par ${name}` : '')
export const noteConflict = (name: string | null) =>
  `${name ?? 'Quelqu’un d’autre'} a modifié cette note. Votre texte est toujours dans le champ. Enregistrez de nouveau pour remplacer cette version :`
export const noteDeleted = '(vide : la note a été supprimée)'

// customer/customer-data.tsx, customer/download-customer-data.ts
export const customerData = 'Données du client'
export const verifyRequester =
  'Avant de communiquer ou de supprimer des données, vérifiez que la demande vient bien de ce client, par exemple par un e-mail reçu de cette adresse.'
export const downloadData = 'Télécharger les données'
export const dataDownloaded = 'Fichier téléchargé. Le journal d’activité en garde la trace.'
export const dataOfStaff = 'Les données des comptes de l’équipe ne peuvent être ni téléchargées ni supprimées ici.'

// erasure/erase-customer.tsx
export const deleteAccount = 'Supprimer le compte…'
export const deleteAccountOf = (name: string) => `Supprimer le compte « ${name} » ?`
export const deletedDataHeading = 'Ce qui est supprimé :'
export const deletedData =
  'nom, adresse e-mail et mot de passe, image, adresses enregistrées, panier, alertes de retour en stock, étiquettes, note interne et e-mails envoyés au client. Il sera déconnecté de tous ses appareils et recevra un dernier e-mail de confirmation.'
export const retainedDataHeading = 'Ce qui est conservé, comme l’exige la comptabilité :'
export const retainedData = (days: number) =>
  `les commandes, avec leurs articles et leurs paiements. Le nom et les adresses sont retirés de chaque commande ${days} jours après la livraison ou l’annulation, une fois que tout est clos. Les avis restent sous le nom « Ancien client ». Les messages restent jusqu’à ce que vous les supprimiez. Si le client a accepté les offres par e-mail, la preuve est conservée trois ans, sans nom ni adresse.`
export const ordersInProgress = (count: number) =>
  `${counted(count, 'commande est en cours et se poursuit', 'commandes sont en cours et se poursuivent')} : vous voyez toujours l’adresse de livraison.`
export const typeAddress = (address: string) => `Saisissez ${address} pour supprimer le compte`
export const cannotBeUndone = 'Cette action est définitive.'
export const keepAccount = 'Garder le compte'
export const deleteForGood = 'Supprimer le compte'
export const accountDeleted = 'Compte supprimé'
