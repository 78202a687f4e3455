import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { GiftCard, GiftCardEntry } from '../gift-cards.contract.ts'

// gift-cards.page.tsx
export const screen: ResourceTexts = {
  title: 'Cartes cadeaux',
  onlyStaff: 'Seule l’équipe peut gérer les cartes cadeaux.',
  failedToLoad: 'Les cartes cadeaux n’ont pas pu être chargées. Réessayez.',
  count: (count) => counted(count, 'carte cadeau', 'cartes cadeaux'),
  empty: 'Pas encore de carte cadeau. Émettez-en une : le bénéficiaire reçoit son code par e-mail.',
  add: 'Émettre une carte cadeau',
  addHint:
    'Le bénéficiaire reçoit aussitôt le code par e-mail. Les paramètres indiquent la durée de validité de la carte.',
  added: 'Carte cadeau émise. Le code est en route vers le bénéficiaire.',
  changed: 'Carte cadeau modifiée',
}
export const intro = (open: string) =>
  `Les clients paient avec les cartes cadeaux lors de la commande. Solde de toutes les cartes cadeaux utilisables : ${open}.`
export const card = 'Carte'
export const cardNamed = (lastFour: string) => `•••• ${lastFour}`
export const email = 'E-mail du bénéficiaire'
export const message = 'Message au bénéficiaire'
export const reason = 'Motif'
export const reasonHint =
  'Réservé à l’équipe, par exemple « Geste commercial, commande 1042 » ou « Vendue en boutique, reçu 33 »'
export const value = 'Valeur (€)'
export const valueHint = 'De 5 à 500 euros'
export const valueColumn = 'Valeur'
export const balance = 'Solde'
export const state = 'Statut'
export const endsOn = 'Valable jusqu’au'
export const unlimited = 'Sans date de fin'
export const states: Record<GiftCard['state'], string> = {
  active: 'Active',
  spent: 'Épuisée',
  ended: 'Expirée',
  blocked: 'Bloquée',
}
export const onPhone = { balance: (price: string) => `Solde ${price}`, value: (price: string) => `sur ${price}` }

// gift-card.page.tsx
export const title = (lastFour: string) => `Carte cadeau •••• ${lastFour}`
export const editor = { title: 'Carte cadeau', saved: 'Carte cadeau modifiée' }
export const summary = (balance: string, value: string) => `Reste ${balance} sur ${value}.`
export const endsOnHint = 'Vide : sans fin. La fin ne peut pas être avancée.'
export const blocked = 'Bloquée. La carte ne peut pas être utilisée.'
export const newCode = 'Nouveau code'
export const newCodeHint =
  'La boutique ne conserve pas les codes. Un nouveau code remplace le précédent, qui ne peut plus être utilisé.'
export const replaceCode = 'Remplacer et envoyer le code'
export const codeReplaced = 'Le nouveau code est en route vers le bénéficiaire.'
export const ledger = 'Mouvements'
export const entries: Record<GiftCardEntry['kind'], string> = {
  issued: 'Émission',
  redeemed: 'Paiement',
  returned: 'Restitution, car la commande n’a pas été payée',
  refunded: 'Remboursement',
  revoked: 'Blocage, car son achat a été remboursé',
}
export const order = (id: number) => `Commande ${id}`
