import type { MailProblem } from '../../../../lib/mail-problems.ts'

// All connection screens
export const settings = 'Settings'
export const onlyOwners = 'Only owners can change connections.'
export const failedToLoad = 'The connection couldn’t be loaded. Try again.'
export const setByEnvironment = (name: string) => `Set by the environment variable ${name}.`
export const save = 'Save'
export const ownPassword = 'Your own password'
export const ownPasswordHint = 'Required for a change, because you logged in more than an hour ago.'

// public-address.page.tsx
export const publicAddress = 'Public address'
export const publicAddressKeywords = 'domain url https website host'
export const publicAddressText =
  'Links in e-mails, the sitemap and search engines contain this address. The domain must point to this server, and a reverse proxy must provide https.'
export const publicAddressSaved = 'Public address saved'
export const noPublicAddress = (current: string) => `No public address yet. Links contain ${current}.`
export const address = 'Address'
export const addressHint =
  'For example https://shop.example.com. Before it is saved, the server checks that this shop answers there.'
export const newAddressWarning =
  'Passkeys belong to an address. After a change, people log in with their password and a time code or recovery code, and add their passkeys again.'
export const checkAndSave = 'Check and save'
export const isUnchecked = 'Save without the check. Some networks don’t let a server reach its own public address.'

// stripe.page.tsx
export const stripe = 'Stripe'
export const stripeKeywords = 'card credit payment provider key webhook online'
export const stripeText =
  'Customers pay by card and other methods on a page of Stripe. The keys are stored encrypted and never shown.'
export const stripeSaved = 'Keys of Stripe saved'
export const stripeRemoved = 'Keys of Stripe removed'
export const unreadableKeys =
  'The keys were stored with another data folder and can’t be read. Online payment is off until you enter them again.'
export const isDisabled = 'Stripe is disabled, so customers can’t pay with it.'
export const viewExtensions = 'View extensions'
export const connectedTo = (account: string, mode: 'test' | 'live') =>
  `${account ? `Connected to ${account}` : 'Connected'} in ${mode} mode.`
export const testModeHint = 'With a test key, no money is charged.'
export const steps = [
  'Create a restricted key at Stripe. It can write Checkout Sessions and Refunds, and read PaymentIntents, Charges and Disputes.',
  'Add a webhook endpoint at Stripe with the address below. Select the events checkout.session.*, charge.refunded, charge.dispute.* and refund.*.',
  'Enter the key and the signing secret of the endpoint here. The key is checked before it is saved.',
]
export const webhookAddress = 'Address of the webhook endpoint'
export const stripeKey = 'Secret or restricted key'
export const keyIsSet = (end: string) => `A key that ends in ${end} is set. Leave empty to keep it.`
export const stripeKeyHint = 'Begins with sk_ or rk_.'
export const webhookSecrets = 'Signing secret'
export const webhookSecretsHint = 'Begins with whsec_. While you rotate the secret, enter both, separated by a comma.'
export const secretIsSet = 'A signing secret is set. Leave empty to keep it.'
export const removeKeys = 'Remove keys'
export const sureToRemove = 'Remove the keys of Stripe?'
export const afterRemoval =
  'Customers can no longer pay online. Open payments and refunds are not followed until you enter keys of this account again.'
export const cancel = 'Cancel'

// mail-server.page.tsx
export const mailServer = 'Mail server'
export const mailServerKeywords = 'smtp e-mail email sender password test delivery'
export const mailServerText =
  'Orders, codes and answers are sent through the mail server of your e-mail provider. The password is stored encrypted and never shown.'
export const mailServerSaved = 'Mail server saved'
export const unreadablePassword =
  'The password was stored with another data folder and can’t be read. E-mails wait until you enter it again.'
export const noMailServer =
  'No mail server yet. E-mails are written to a folder on the server, and customers don’t receive them.'

// mail-server-form.tsx
export const host = 'Server'
export const hostHint = 'For example smtp.example.com. Your e-mail provider lists it under SMTP or outgoing mail.'
export const security = 'Encryption'
export const securities = { tls: 'TLS', starttls: 'STARTTLS', none: 'None' }
export const port = 'Port'
export const portHint = 'Usually 465 for TLS and 587 for STARTTLS.'
export const user = 'User'
export const userHint = 'Often your e-mail address. Leave empty without authentication.'
export const password = 'Password'
export const passwordIsSet = 'A password is set. Leave empty to keep it.'
export const passwordHint = 'Some providers require an app password.'
export const from = 'Sender address'
export const fromHint = 'Customers see this address. It must belong to the account at your provider.'
export const sendTest = 'Send test message'
export const isSending = 'Sending the test message. This takes up to 30 seconds.'

// mail-test-result.tsx
export const accepted = (to: string) =>
  `The mail server accepted the message to ${to}. Save these settings, then enter the code of the message below.`
export const failed = 'The test message was not sent'
export const problems: Record<MailProblem, string> = {
  name_not_found: 'The name of the server was not found. Check its spelling.',
  refused: 'The server refuses connections on this port. Check the port.',
  unreachable: 'The server can’t be reached from this network.',
  timeout:
    'The server did not answer in time. A firewall may block the port. Many hosting companies block port 25; use 465 or 587.',
  tls: 'No encrypted connection could be established. Check that encryption and port belong together, and that the certificate is valid for this name.',
  login: 'The server rejected the user or the password. Some providers require an app password.',
  sender: 'The server refuses this sender address. Use an address of your account at the provider.',
  recipient: 'The server refuses to send to your address.',
  no_mail_server: 'The program that answers on this port is not a mail server. Check server and port.',
  other: 'The server did not accept the message.',
}
export const serverAnswer = (detail: string) => `Answer: ${detail}`

// confirm-delivery.tsx
export const delivery = 'Delivery'
export const isConfirmed = 'A test message arrived. E-mail delivery is confirmed.'
export const confirmText =
  'Send a test message, then enter the six digits of its subject. This proves that e-mails arrive.'
export const code = 'Code of the test message'
export const confirm = 'Confirm'
export const deliveryConfirmed = 'E-mail delivery confirmed'
