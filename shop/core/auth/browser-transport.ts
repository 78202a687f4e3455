import * as texts from '#texts/core/auth'
import { toast } from '../../ui/feedback/toast.ts'
import { readToken } from './token.ts'

/** Waits up to so many seconds are over before anybody wonders. */
const UNNOTICED_S = 3
/** The window of the limits that count reading; what is refused for longer is refused for another reason. */
const WINDOW_S = 60

/**
 * Calls over the network, with the token of this browser when it has one. What was refused because too many calls come from here was
 * not carried out, and is tried once more after the wait: whatever it is after a short one, what only reads after a longer one too.
 */
export async function browserTransport(request: Request): Promise<Response> {
  const token = readToken()
  if (token !== null) request.headers.set('authorization', `Token ${token}`)
  // The body of a request goes out once. Pictures and sheets are not held twice for the rare case.
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/')
  const again = isUpload ? undefined : request.clone()
  const response = await fetch(request)
  const wait = response.status === 429 ? Number(response.headers.get('retry-after') ?? Number.NaN) : Number.NaN
  if (!again || !(wait <= (request.method === 'GET' ? WINDOW_S : UNNOTICED_S))) return response
  if (wait > UNNOTICED_S) tellWait(wait)
  await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
  return fetch(again)
}

let told = 0

/** Says it once, however many calls wait. */
function tellWait(seconds: number): void {
  const now = Date.now()
  if (now < told) return
  told = now + seconds * 1_000
  toast({ kind: 'warning', text: texts.tooMuchAtOnceHere(seconds) })
}
