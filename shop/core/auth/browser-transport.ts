import { texts } from '#texts/core/auth'
import { toast } from '../../ui/feedback/toast.ts'
import { readToken } from './token.ts'

/** Waits up to this many seconds are not announced. */
const SILENT_WAIT_S = 3
/** Window of the read rate limits. A longer wait has another cause. */
const WINDOW_S = 60

/**
 * Sends calls over the network with this browser's token. A call refused by a rate limit is retried once after the
 * wait: any call after a short wait, only reads after a longer one.
 */
export async function browserTransport(request: Request): Promise<Response> {
  const token = readToken()
  if (token !== null) request.headers.set('authorization', `Token ${token}`)
  // A request body can be sent once. Uploads are not copied for this rare case.
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/')
  const again = isUpload ? undefined : request.clone()
  const response = await fetch(request)
  const wait = response.status === 429 ? Number(response.headers.get('retry-after') ?? Number.NaN) : Number.NaN
  if (!again || !(wait <= (request.method === 'GET' ? WINDOW_S : SILENT_WAIT_S))) return response
  if (wait > SILENT_WAIT_S) showRetryToast(wait)
  await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
  return fetch(again)
}

let toastUntil = 0

/** Shows one toast for all waiting calls. */
function showRetryToast(seconds: number): void {
  const now = Date.now()
  if (now < toastUntil) return
  toastUntil = now + seconds * 1_000
  toast({ kind: 'warning', text: texts.retryingIn(seconds) })
}
