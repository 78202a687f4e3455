import { CallFailed, errorCodeOf } from '../../../lib/api-client.ts'
import { saveFile } from '../../ui/save-file.ts'
import { browserTransport } from '../auth/browser-transport.ts'

/**
 * Downloads a file from the API. A link cannot send the session token.
 * @throws CallFailed
 */
export async function downloadFile(address: string): Promise<void> {
  const request = new Request(new URL(address, location.href))
  const answer = await browserTransport(request).catch(() => undefined)
  if (!answer?.ok)
    throw new CallFailed(await reasonIn(answer), 'internal', {}, answer?.status ?? 0, errorCodeOf(answer))
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'file', await answer.blob())
}

async function reasonIn(answer: Response | undefined): Promise<string | undefined> {
  const body: unknown = await answer?.json().catch(() => undefined)
  const isSentence = typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string'
  return isSentence ? String(body.detail) : undefined
}
