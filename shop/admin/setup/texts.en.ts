import type { FirstStepKey } from './steps/first-steps.contract.ts'

// first-start.page.tsx
export const firstStart = 'Your shop'
export const whatItIs =
  'Nobody runs this shop yet. Give it a name, and make the account with which you go behind the counter.'
export const noToken = <T>(command: T) => [
  'A part of the address is missing. Open it as the program has printed it; ',
  command,
  ' prints another.',
]
export const wasUsed = 'This address was used: the shop is run by somebody already.'
export const logInIfItIsYou = 'If that is you, log in with the account that you made.'
export const login = 'Login'
export const hasExpired = <T>(command: T) => [
  'This address does not hold any more: it is older than a day, or not the whole one. Start the program again, or run ',
  command,
  ' on its machine: each prints another.',
]
export const behindTheCounter = 'Behind the counter'
export const toTheShop = 'To the shop'
export const failedToLoad = 'Failed to ask whether this address still holds, perhaps our server is down'
export const theShopIsYours = 'Welcome behind the counter'
export const shopName = 'Name of the shop'
export const canBeChanged = 'It can be changed whenever you like.'
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'E-mail'
export const password = 'Password'
export const atLeast8Characters = 'At least 8 characters'
export const begin = 'Begin'

// steps/first-steps.tsx
export const firstSteps = 'Before you open'
export const stepsDone = (done: number, all: number) => `${done} of ${all} done`
export const steps: Record<FirstStepKey, { title: string; text: string }> = {
  name: { title: 'Name', text: 'What the shop is called, on every page and in every e-mail.' },
  logo: { title: 'Logo', text: 'In place of our mark.' },
  legal: { title: 'Legal facts', text: 'Who sells, where, and how you are reached.' },
  email: { title: 'E-mails arrive', text: 'Proven by a test e-mail.' },
  product: { title: 'First product', text: 'The first of your own.' },
  delivery: { title: 'Delivery', text: 'Where to, how, and what it costs.' },
  payment: { title: 'Payment', text: 'At least one way to pay.' },
  backup: { title: 'Backup', text: 'Not older than 7 days: npm run backup (docs/operate/backup.md).' },
}
export const done = 'Done'
export const missing = 'Missing'
