import { CallFailed, errorCodeOf, languageHeaders } from '../../../lib/api-client.ts'
import { isTexts, sentenceOf } from '../../../lib/forms/form-errors.ts'
import { saveFile } from '../../ui/save-file.ts'
import { browserTransport } from '../auth/browser-transport.ts'

/**
 * Downloads a file from the API. A link cannot send the session token.
 * @throws CallFailed
 */
export async function downloadFile(address: string): Promise<void> {
  const request = new Request(new URL(address, location.href), { headers: languageHeaders() })
  const answer = await browserTransport(request).catch(() => undefined)
  if (!answer?.ok)
    throw new CallFailed(await reasonIn(answer), 'internal', {}, answer?.status ?? 0, errorCodeOf(answer))
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'file', await answer.blob())
}

async function reasonIn(answer: Response | undefined): Promise<string | undefined> {
  const body: unknown = await answer?.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  if ('detail' in body && typeof body.detail === 'string') return body.detail
  const ofField = Object.values(body).find(isTexts)
  return ofField && sentenceOf(ofField)
}
