import type {
  ConsentEvent,
  ConsentSource,
  ConsentState,
} from '../../../core/marketing-consent/marketing-consent.contract.ts'

// customer-consent.tsx
export const STATES: Record<ConsentState, string> = {
  none: 'The customer has not agreed.',
  pending: 'Requested, but not confirmed by the link in the e-mail yet.',
  confirmed: 'The customer has agreed.',
  withdrawn: 'The customer has unsubscribed.',
}
export const EVENTS: Record<ConsentEvent, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  withdrawn: 'Unsubscribed',
  expired: 'Not confirmed within 7 days',
  address_changed: 'Ended: e-mail address changed',
  account_deleted: 'Account deleted',
}
export const SOURCES: Record<ConsentSource, string> = {
  account: 'in the account',
  sign_up: 'at sign-up',
  checkout: 'at checkout',
  import: 'by import',
  staff: 'by staff',
  link: 'by e-mail link',
  shop: '',
}
export const byStaff = (name: string) => `by ${name}`
export const agreedText = (version: number, text: string) => `Text version ${version}: “${text}”`
export const history = 'History'
export const askCustomer = 'Send confirmation e-mail'
export const requestHint = 'Only if the customer requested these e-mails. The customer must confirm by e-mail.'
export const endConsent = 'Unsubscribe customer'

// change-consent.ts
export const requestSent = 'Confirmation e-mail sent'
export const ended = 'Customer unsubscribed'
