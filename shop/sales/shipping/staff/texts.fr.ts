import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// delivery.page.tsx
export const screen: ResourceTexts = {
  title: 'Livraison',
  onlyStaff: 'Seule l’équipe peut modifier la livraison.',
  failedToLoad: 'Les modes de livraison n’ont pas pu être chargés. Réessayez.',
  // In-store collection is the last row.
  count: (count) => `${counted(count - 1, 'zone', 'zones')}, et retrait en boutique`,
  empty: '',
  restoredInPart: 'Certains de ses pays font maintenant partie d’une autre zone. Ils y restent.',
}
export const countries = 'Pays'
export const noCountries = 'Aucun pays'
export const methods = 'Modes de livraison'
export const whatZonesAre =
  'Une zone est un groupe de pays avec les mêmes modes de livraison et les mêmes prix. Vous ne livrez pas dans les pays sans mode de livraison.'
export const dispatchTimes = 'Délais d’expédition'
export const addMethod = 'Ajouter un mode'
export const addMethodTo = (zone: string) => `Ajouter un mode de livraison : ${zone}`
export const noMethods = 'Pas encore de mode de livraison. Les clients de cette zone ne peuvent pas commander.'
export const collectionInTheShop = 'Retrait en boutique'
export const noCollection =
  'Non proposé. Les clients retirent leurs commandes dans votre boutique. Indiquez l’adresse, les horaires et le prix.'

// method-row.tsx
export const off = 'Désactivé'
export const tracked = 'Suivi'
export const free = 'Gratuit'
export const freeFrom = (price: string) => `gratuit dès ${price}`
export const priceUpTo = (price: string, weight: string) => `${price} jusqu’à ${weight}`
export const priceBeyond = (price: string) => `${price} au-delà`
export const deliveryDatesNow = (dates: string) => `Commande passée maintenant : ${dates}`

// zone.page.tsx
export const aZone = 'Zone'
const saved = 'Livraison enregistrée'
export const zone = { title: aZone, saved, add: 'Ajouter une zone' }
export const name = 'Nom'
export const europeanUnion = 'Union européenne et Monaco'
export const outsideEuropeanUnion = 'Hors de l’Union européenne'
export const exportHint =
  'Les livraisons dans ces pays sont des exportations : aucune TVA n’est facturée, le prix ne change pas, et vos clients paient les droits d’importation à l’arrivée. Chaque colis exige une déclaration en douane et votre numéro EORI.'
export const unitedKingdomHint =
  'Royaume-Uni : pour les commandes jusqu’à 135 £, la loi britannique impose à la boutique de s’immatriculer et de facturer la TVA britannique, que ce logiciel ne calcule pas. Consultez un conseiller fiscal avant de sélectionner ce pays.'
export const countriesMove = 'Un pays sélectionné quitte sa zone actuelle.'
export const deleteZone = 'Supprimer la zone'
export const deleteZoneHint = (zone: string) =>
  `La zone « ${zone} » et ses modes de livraison seront supprimés. Les clients de ses pays ne pourront plus commander ; les commandes existantes ne changent pas.`

// method.page.tsx
export const method = {
  title: 'Mode de livraison',
  saved,
  add: 'Ajouter un mode de livraison',
  removed: 'Mode de livraison supprimé',
}
export const newCollection = 'Proposer le retrait en boutique'
export const addCollectionPlace = 'Ajouter un point de retrait'
export const methodNameHint = 'Affiché aux clients, par exemple « Livraison à domicile » ou « Lettre suivie »'
export const prices = 'Prix selon le poids'
export const pricesHint = 'Laissez le poids de la dernière ligne vide pour toutes les commandes plus lourdes.'
export const upToGrams = 'Jusqu’à, en grammes'
export const costs = 'Prix, en euros'
export const addALine = 'Ajouter une ligne'
export const removeLine = (line: number) => `Retirer la ligne ${line}`
export const lineOf = (what: string, line: number) => `${what}, ligne ${line}`
export const freeFromLabel = 'Livraison gratuite dès (€)'
export const emptyForNever = 'Laissez vide pour ne jamais l’offrir'
export const readyAfter = 'Délai de préparation'
export const onTheWay = 'Délai d’acheminement'
export const workingDaysFrom = 'Jours ouvrés, de'
export const workingDaysTo = 'à'
export const zeroIsTheSameDay = '0 signifie le jour même. Ces valeurs servent à calculer les dates de livraison.'
export const isTracked = 'Avec numéro de suivi'
export const offeredToCustomers = 'Proposé aux clients'
export const addressAndHours = 'Adresse et horaires'
export const deleteMethod = 'Supprimer le mode de livraison'
export const customersCanNoLonger = 'Les clients ne pourront plus le choisir. Les commandes existantes le conservent.'
