import { counted } from '../../../../lib/texts/en.ts'
import type { ReadinessKey } from '../selling.contract.ts'

// selling.page.tsx
export const selling = 'Launch'
export const onlyStaff = 'Only staff can see the launch checklist.'
export const failedToLoad = 'The launch checklist couldn’t be loaded. Try again.'
export const closed = 'Checkout is closed'
export const visitorsCanBrowse = 'Visitors can browse and fill their carts, but they can’t check out yet.'
export const testOrdersOnly = 'Visitors can place test orders only.'
export const open = 'Checkout is open'
export const peopleCanOrder = 'Customers can place orders. You find them under Orders.'
export const everythingThatIsRequiredIsDone = 'Everything that is required is done.'
export const countTasks = (count: number) => counted(count, 'task left', 'tasks left')
export const requiredBefore = 'Required before launch'
export const recommended = 'Recommended'

export const doneOf = (done: number, all: number) => `${done} of ${all} done`
export const storefront = 'Storefront'
export const live = 'Storefront is live'
export const comingSoon = 'Coming soon'
export const everyoneSees = 'Everyone can see the shop.'
export const onlyStaffSee = 'Visitors see the coming-soon page. Only staff see the shop.'
export const goLive = 'Go live'
export const showComingSoon = 'Show coming-soon page'
export const editComingSoon = 'Edit the coming-soon page'
export const checkout = 'Checkout'
export const openShop = 'Open checkout'
export const closeShop = 'Close checkout'

// test-mode-card.tsx
export const tryTheCheckout = 'Try the checkout'
export const testModeIsOn = 'Test mode is on'
export const testModeHint =
  'Fills the empty settings with examples (seller, VAT, bank transfer, collection) and opens the checkout for test orders. Nothing is charged. A banner on every page says so.'
export const testModeOn =
  'Visitors can place test orders by bank transfer or collection. When you end the test mode, the checkout closes and the example settings are removed. Test orders are removed with the demo.'
export const endTestMode = 'End test mode'
export const goShopping = 'Go to the storefront'

// launch-actions.ts
export const isOpenNow = 'Checkout is open'
export const isClosedNow = 'Checkout is closed'
export const isLiveNow = 'The storefront is live'
export const isComingSoonNow = 'Visitors see the coming-soon page'
export const dismissed = 'Marked as not needed'
export const addedBack = 'Added back to the checklist'

// readiness-row.tsx
export const done = 'Done'
export const isMissing = 'Missing'
export const isNotNeeded = 'Not needed'
export const notNeeded = 'Not needed'
export const addBack = 'Add back'
export const lines: Record<ReadinessKey, { title: string; text: string }> = {
  seller: {
    title: 'Seller',
    text: 'Name, legal form, address, telephone, registration, publisher and host appear in the terms and in each order confirmation.',
  },
  contact: { title: 'Contact e-mail address', text: 'Customers must be able to reach you by e-mail.' },
  mediator: {
    title: 'Consumer mediator',
    text: 'Every shop that sells to consumers in France must be a member of one (Code de la consommation, L612-1).',
  },
  vat: { title: 'VAT', text: 'Choose whether VAT is charged and which rates apply.' },
  product: { title: 'First product', text: 'Your first own product. Demo products can’t be delivered.' },
  delivery: { title: 'Delivery', text: 'At least one shipping method.' },
  payment: { title: 'Payment', text: 'At least one payment method: online, bank transfer or on collection.' },
  provider: {
    title: 'Payment provider webhooks',
    text: 'Webhooks must arrive. Enter your shop’s webhook address at the provider and send a test event.',
  },
  notice: {
    title: 'Notice on the legal guarantee',
    text: 'The official EU picture that explains the legal guarantee of conformity. Customers must see it in French before they order (Directive (EU) 2024/825). Save it as PNG, at least 300 pixels wide, and upload it. It is shown unchanged.',
  },
  https: {
    title: 'Public address',
    text: 'The public address of the shop must begin with https://.',
  },
  email: {
    title: 'E-mail delivery',
    text: 'Every order needs a confirmation e-mail. Enter the mail server, send a test message to yourself and enter its code.',
  },
  name: { title: 'Name', text: 'Shown on every page and in every e-mail.' },
  logo: { title: 'Logo', text: 'Replaces the default mark.' },
  makers: {
    title: 'Product manufacturers',
    text: 'Products without manufacturer contact details can’t be bought (Regulation (EU) 2023/988).',
  },
  pages: {
    title: 'Demo pages',
    text: 'These pages say that nothing is delivered. Rewrite them before you launch.',
  },
  notifications: {
    title: 'Notification recipients',
    text: 'Choose who receives an e-mail about new orders, messages and withdrawals. Without recipients, the contact address gets them.',
  },
  backup: {
    title: 'Backup from the last 7 days',
    text: 'Set a schedule, and download a backup to another machine from time to time.',
  },
  guarantees: {
    title: 'Legal guarantees checked',
    text: 'The terms follow the Code de la consommation at the time of writing. The transposition of the right to repair (Directive (EU) 2024/1799) may change them. Have a lawyer check that section, and enter their name and the date.',
  },
  french: {
    title: 'Pages in French',
    text: 'Shops that sell to consumers in France must use French (loi 94-665). Offer French as the first or a further language of the pages.',
  },
}
export const withoutManufacturerContact = (count: number) =>
  `${counted(count, 'product', 'products')} without manufacturer contact details.`
export const withDemo = (count: number) => `${counted(count, 'page', 'pages')} with demo text.`
export const missingNames: Record<string, string> = {
  operator: 'seller name',
  legal_form: 'legal form',
  address: 'address',
  telephone: 'telephone',
  registration: 'registration',
  publisher: 'publisher',
  host: 'host',
  vat_number: 'VAT number',
  notice: 'a webhook signed with its secret',
  smtp: 'mail server',
  code: 'code of a test message',
}
export const missing = (names: string) => `Missing: ${names}.`
export const fix = 'Fix'
export const view = 'View'
export const actionFor = (way: string, what: string) => `${way}: ${what}`

// notice-upload.tsx
export const notice = 'Notice as PNG'
export const officialNotice = 'Official notice (Regulation (EU) 2025/1960, EUR-Lex)'
export const officialAddress = 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj'
export const upload = 'Upload'
export const noticeStored = 'Notice stored'
export const noticeAlt = 'The notice on the legal guarantee as it is shown'

// launch-steps.tsx
export const beforeYouLaunch = 'Before you launch'
export const openChecklist = 'Open launch checklist'
export const readyToLaunch = 'All items are done. Make the storefront live and open the checkout under Launch.'
export const isRequired = 'Required'
