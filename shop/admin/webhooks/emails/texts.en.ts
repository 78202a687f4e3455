export const disabledSubject = (name: string) => `The webhook “${name}” was disabled`
export const isGone = (host: string) => `${host} answered that it no longer receives webhooks (status 410).`
export const failedForDays = (host: string) => `All requests to ${host} have failed for three days.`
export const checkReceiver =
  'The shop sends it no more events. Check the receiver, then switch the webhook on again and replay the events that it missed.'
export const viewWebhook = 'View the webhook'
