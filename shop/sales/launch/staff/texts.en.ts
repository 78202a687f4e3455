import { counted } from '../../../../lib/texts/en.ts'
import type { ReadinessKey } from '../selling.contract.ts'

// selling.page.tsx
export const selling = 'Selling'
export const onlyStaff = 'Only staff of the shop can prepare it for selling.'
export const failedToLoad = 'Failed to load what is missing, perhaps our server is down'
export const closed = 'The shop is closed'
export const nobodyCanOrder = 'Visitors can browse and fill their carts, but they can’t check out yet.'
export const testOrdersOnly = 'Visitors can place test orders only.'
export const open = 'The shop is open'
export const peopleCanOrder = 'People can order. What they order is found under Orders.'
export const allIsThere = 'Everything that is required is done.'
export const stillMissing = (count: number) => counted(count, 'thing is missing', 'things are missing')
export const needed = 'Needed before the shop can sell'
export const advised = 'Better put right'

// open-or-close.tsx
export const openShop = 'Open for selling'
export const closeShop = 'Close the shop'

// test-mode-card.tsx
export const tryTheCheckout = 'Try the checkout'
export const testModeIsOn = 'Test mode is on'
export const testModeOff =
  'Fills the empty settings with examples (seller, VAT, bank transfer, collection) and opens the checkout for test orders. Nothing is charged. A banner on every page says so.'
export const testModeOn =
  'Visitors can place test orders by bank transfer or collection. When you end the test mode, the checkout closes and the example settings are removed. Test orders are removed with the demo.'
export const endTestMode = 'End test mode'
export const goShopping = 'Go to the storefront'

// prove.ts
export const isOpenNow = 'The shop is open'
export const isClosedNow = 'The shop is closed'

// readiness-row.tsx
export const ready = 'Done'
export const isMissing = 'Missing'
export const lines: Record<ReadinessKey, { title: string; text: string }> = {
  seller: {
    title: 'Who sells',
    text: 'Name, legal form, address, telephone, registration, publisher and host stand in the terms and in each confirmation of an order.',
  },
  contact: { title: 'An e-mail address to write to', text: 'Customers must reach you by e-mail.' },
  mediator: {
    title: 'Consumer mediator',
    text: 'Each shop that sells to consumers in France must have joined one (Code de la consommation, L612-1).',
  },
  vat: { title: 'VAT', text: 'Whether you count it, and by whose rates.' },
  delivery: { title: 'Delivery', text: 'At least one way by which goods reach somebody.' },
  payment: { title: 'Payment', text: 'At least one way to pay: online, by transfer, or on collection.' },
  provider: {
    title: 'The payment provider is heard',
    text: 'Its notices must arrive. Give it the address of your shop for them (docs/guide/payments.md says which), and have it send one to try.',
  },
  notice: {
    title: 'Notice on the legal guarantee',
    text: 'The official file of the European Union, in French, must be seen before anybody orders (Directive (EU) 2024/825). Upload it as it was published: it is shown unchanged.',
  },
  https: {
    title: 'Encryption',
    text: 'The public address of the shop must begin with https:// (setting PUBLIC_URL).',
  },
  email: {
    title: 'E-mails arrive',
    text: 'An order without its confirmation is no lawful one. Have a test e-mail sent to your own address, and type its code.',
  },
  makers: {
    title: 'Makers of products',
    text: 'Products without a maker who can be reached cannot be bought (Regulation (EU) 2023/988).',
  },
  pages: {
    title: 'Demo pages',
    text: 'These pages say that nothing is delivered. Rewrite them before you open.',
  },
  backup: {
    title: 'A copy of the last seven days',
    text: 'Orders and payments of customers live in one folder. Copy it each day, to another machine (npm run backup).',
  },
  guarantees: {
    title: 'Legal guarantees checked',
    text: 'What the terms say of them follows the Code de la consommation as it was known when it was written; how French law takes up the right to repair (Directive (EU) 2024/1799) may change it. Have a lawyer read that section, and write down who did so and when.',
  },
  french: {
    title: 'French',
    text: 'The texts of the shop are English. Whoever sells to consumers in France must address them in French, too (loi 94-665).',
  },
}
export const productsWithoutMaker = (count: number) =>
  `${counted(count, 'product', 'products')} without a maker who can be reached.`
export const demoPagesLeft = (count: number) => `${counted(count, 'page', 'pages')} with demo text.`
export const missingNames: Record<string, string> = {
  operator: 'name of whoever sells',
  legal_form: 'legal form',
  address: 'address',
  telephone: 'telephone',
  registration: 'registration',
  publisher: 'publisher',
  host: 'host',
  vat_number: 'VAT number',
  notice: 'a notice that its secret signs',
}
export const lacks = (names: string) => `Missing: ${names}.`
export const putRight = 'Put right'
export const look = 'Look'
export const wayTo = (way: string, what: string) => `${way}: ${what}`
export const noSmtp = 'E-mails are written into a folder as long as the setting SMTP_URL is missing.'

// proofs.tsx
export const sendTest = 'Send a test e-mail'
export const sent = (to: string) => `Sent to ${to}`
export const code = 'Code of the test e-mail'
export const confirm = 'Confirm'
export const confirmed = 'E-mails arrive'
export const notice = 'Notice as PNG'
export const upload = 'Upload'
export const uploaded = 'Notice stored'
export const noticeAlt = 'The notice on the legal guarantee as it is shown'
