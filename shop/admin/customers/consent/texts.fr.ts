import type {
  ConsentEvent,
  ConsentSource,
  ConsentState,
} from '../../../core/marketing-consent/marketing-consent.contract.ts'

// customer-consent.tsx
export const STATES: Record<ConsentState, string> = {
  none: 'Le client n’a pas donné son accord.',
  pending: 'Demandé, mais pas encore confirmé par le lien de l’e-mail.',
  confirmed: 'Le client a donné son accord.',
  withdrawn: 'Le client s’est désabonné.',
}
export const EVENTS: Record<ConsentEvent, string> = {
  requested: 'Demande',
  confirmed: 'Confirmation',
  withdrawn: 'Désabonnement',
  expired: 'Pas de confirmation sous 7 jours',
  address_changed: 'Fin : adresse e-mail modifiée',
  account_deleted: 'Compte supprimé',
}
export const SOURCES: Record<ConsentSource, string> = {
  account: 'dans le compte',
  sign_up: 'à la création du compte',
  checkout: 'au moment de la commande',
  import: 'par import',
  staff: 'par l’équipe',
  link: 'par le lien de l’e-mail',
  shop: '',
}
export const byStaff = (name: string) => `par ${name}`
export const agreedText = (version: number, text: string) => `Texte, version ${version} : « ${text} »`
export const history = 'Historique'
export const askCustomer = 'Envoyer l’e-mail de confirmation'
export const requestHint = 'Uniquement si le client a demandé ces e-mails. Il doit ensuite confirmer par e-mail.'
export const endConsent = 'Désabonner le client'

// change-consent.ts
export const requestSent = 'E-mail de confirmation envoyé'
export const ended = 'Client désabonné'
