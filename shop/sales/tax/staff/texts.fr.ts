import { counted, shownNumber } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// vat.page.tsx
export const screen: ResourceTexts = {
  title: 'TVA',
  onlyStaff: 'Seule l’équipe peut modifier la TVA.',
  failedToLoad: 'Les taux de TVA n’ont pas pu être chargés. Réessayez.',
  count: (count) => counted(count, 'taux', 'taux'),
  empty: 'Pas encore de taux de TVA. Ajoutez le taux normal de votre pays.',
  add: 'Ajouter un taux',
  added: 'Taux ajouté',
  changed: 'Taux modifié',
}
export const modes = {
  '': 'Le calcul de la TVA n’est pas encore défini. Les taux français s’appliquent.',
  none: 'Sans TVA : franchise en base (art. 293 B du CGI).',
  home: 'Les taux français s’appliquent à tous les clients.',
  destination: 'Les taux du pays de livraison s’appliquent (OSS).',
}
export const change = 'Modifier'
export const changeVat = 'Modifier le calcul de la TVA'
export const rates = 'Taux'
export const whatRatesAre =
  'Un taux s’applique aux commandes à partir de sa date de début. Un taux déjà appliqué ne peut plus changer ; ajoutez-en un nouveau. Les catégories sans taux utilisent le taux normal.'

// sold-abroad.tsx
export const soldAbroad = 'Ventes dans les autres pays de l’Union européenne'
export const thresholdHint = (threshold: string) =>
  `Hors TVA et remboursements déduits. Au-delà de ${threshold} par an, la TVA est due dans le pays de livraison. Vous recevez un e-mail à 80 % et lorsque le seuil est dépassé.`
export const shareOf = (share: number, threshold: string) => `${shownNumber(share)} % de ${threshold}`
export const closeToThreshold = 'Vous approchez du seuil. Inscrivez-vous à temps au guichet unique (OSS).'
export const overThreshold =
  'Vous avez dépassé le seuil. Inscrivez-vous au guichet unique (OSS) et utilisez les taux du pays de livraison.'

// missing-rates.tsx
export const ratesAreMissing = 'Des taux manquent'
export const standardIsCounted = 'Le taux normal s’applique jusqu’à ce que vous ajoutiez un taux :'
export const missingRate = (vatClass: string, products: number, countries: readonly string[]) =>
  `${vatClass}, ${counted(products, 'produit', 'produits')} : ${countries.join(', ')}`

// vat.page.tsx, missing-rates.tsx
export const classes = {
  standard: 'Normal',
  intermediate: 'Intermédiaire',
  reduced: 'Réduit',
  super_reduced: 'Super-réduit',
}
export const states = { current: 'En vigueur', future: 'À venir' }
export const rateOf = (vatClass: string, percent: string, country: string) =>
  `${vatClass}, ${shownNumber(Number(percent))} % (${country})`
export const percentage = (percent: string) => `${shownNumber(Number(percent))} %`
export const fromDay = (day: string) => `à partir du ${day}`
export const country = 'Pays'
export const vatClass = 'Catégorie'
export const rate = 'Taux (%)'
export const state = 'Statut'
export const percent = 'Pourcentage'
export const forExample20Or5Hint = 'Par exemple 20 ou 5,5.'
export const validFrom = 'À partir du'
export const firstDayHint =
  'Le premier jour du taux. Il peut être passé si aucune commande n’a été facturée depuis avec le taux précédent.'
