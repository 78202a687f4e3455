import { texts } from '#texts/admin/webhooks'

/** Returns why a request failed: its status, or the reason of no response. */
export function failureText(failure: string | number): string {
  return texts.errors[failure] ?? texts.statusOf(failure)
}
