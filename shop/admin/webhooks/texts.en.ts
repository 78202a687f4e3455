import { counted } from '../../../lib/texts/en.ts'

// webhooks.page.tsx
export const onlyOwners = 'Only owners can manage webhooks.'
export const failedToLoad = 'The webhooks couldn’t be loaded. Try again.'
export const webhooks = 'Webhooks'
export const webhooksKeywords =
  'webhook event notification callback integration developer accounting warehouse push http signature secret delivery retry'
export const webhooksText =
  'The shop reports events, such as a new order, to other programs. Each webhook sends them to one address.'
export const yourWebhooks = 'Your webhooks'
export const noWebhooks = 'No webhooks yet. Add one for each program that follows the shop.'
export const newWebhook = 'New webhook'
export const on = 'On'
export const off = 'Off'
export const failing = 'Failing'
export const disabled = 'Disabled'
export const allEventsShort = 'All events'
export const countEvents = (count: number) => counted(count, 'event', 'events')
export const waiting = (count: number) => `${counted(count, 'delivery', 'deliveries')} waiting`
export const lastFailure = (reason: string) => `Last failure: ${reason}, `

// webhook-form.tsx
export const name = 'Name'
export const nameHint = 'The name of the program that receives the events.'
export const url = 'Address'
export const urlHint = 'The HTTPS address from the settings of the program.'
export const events = 'Events'
export const allEvents = 'All events, also future ones'
export const chosenEvents = 'Selected events'
/** @param summary in the API description */
export const summaryOf = (_type: string, summary: string) => summary
export const isOn = 'Send events'
export const isOnHint = 'Events that happen while a webhook is off are not sent later. You can replay them.'
export const create = 'Create webhook'
export const created = 'Webhook created'
export const save = 'Save'
export const saved = 'Webhook updated'

// webhook-secret.tsx
export const secretOf = (name: string) => `Secret of ${name}`
export const shownOnce =
  'Copy the secret now and paste it into the program, which verifies the signatures with it. It is not shown again.'
export const copy = 'Copy secret'
export const copied = 'Copied'
export const close = 'I have copied the secret'
export const secret = 'Secret'
export const secretText = 'The program verifies with the secret that an event comes from this shop.'
export const previousSecretValidUntil = 'The secret before the replacement is valid until '
export const replaceSecret = 'Replace secret'
export const sureToReplace = 'Replace the secret?'
export const afterReplacement =
  'Both secrets are valid for 24 hours. Paste the new one into the program within this time.'
export const replaced = 'Secret replaced'
export const cancel = 'Cancel'

// webhook.page.tsx
export const back = 'All webhooks'
export const isGone =
  'Disabled: the receiver answered that it no longer receives webhooks (status 410). Enter its new address, or delete the webhook.'
export const hasFailed =
  'Disabled: all requests have failed for three days. Check the receiver, switch the webhook on, and replay the events.'
export const failsSince = 'Requests fail since '
export const pausedUntil = 'The receiver requested a pause until '
export const test = 'Test'
export const testText = 'Sends the event webhook.test now, with the saved address.'
export const sendTest = 'Send a test'
export const delivered = (status: number, ms: number) => `The receiver answered with status ${status} after ${ms} ms.`
export const notDelivered = (reason: string) => `The test was not delivered: ${reason}.`
export const replay = 'Replay'
export const replayText = 'Sends the events of a time range again, at most 30 days old. Each keeps its id.'
export const from = 'From'
export const until = 'Until'
export const sendReplay = 'Replay events'
export const replayed = (count: number) => `${counted(count, 'event is', 'events are')} sent again`
export const enterTime = 'Enter a date and a time.'
export const remove = 'Delete webhook'
export const sureToDelete = (name: string) => `Delete “${name}”?`
export const afterDeletion = 'Its waiting deliveries and its log are deleted too. This can’t be undone.'
export const deleted = 'Webhook deleted'

// delivery-log.tsx
export const deliveries = 'Deliveries of the last 30 days'
export const filter = 'Filter deliveries'
export const states = { all: 'All', pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' }
export const outcomes = { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' }
export const isTest = 'Test'
export const noDeliveries = 'No deliveries yet. They appear here when an event happens.'
export const noneOfState = 'No deliveries with this state.'
export const nextAttempt = 'Next attempt '
export const waitsForTurn = 'Waits for its turn'
export const payload = 'Payload'
export const attempts = 'Attempts'
export const noAttempts = 'No attempt yet.'
export const inMs = (ms: number) => `${ms} ms`
export const sendAgain = 'Send again'
export const isSentAgain = 'The delivery is sent again'
export const older = 'Older deliveries'
export const newest = 'Newest deliveries'
export const messageId = 'webhook-id'
export const statusOf = (status: string | number) => `status ${status}`
export const errors: Record<string, string> = {
  address: 'the address is not in the public internet',
  not_found: 'the server was not found',
  timeout: 'no response within 15 seconds',
  certificate: 'the certificate of the server is not valid',
  protocol: 'the response is not valid HTTP',
  connection: 'the connection failed',
  secret: 'the stored secret can’t be read; replace it',
}
