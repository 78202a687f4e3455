import { useSyncExternalStore } from 'react'
import type { Transport } from '../../../lib/api-client.ts'
import { ERROR_CODE_HEADER } from '../../../lib/error-codes.ts'
import { readToken } from '../../core/auth/token.ts'

/** From 0 to 1; undefined without an upload. */
let uploaded: number | undefined
const listeners = new Set<() => void>()

/** Returns the progress of the current form upload from 0 to 1; undefined without an upload. */
export function useUploaded(): number | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => uploaded,
    () => undefined,
  )
}

/**
 * Returns a transport that reports upload progress, which `fetch` does not support.
 * @param signal aborts the upload when the user leaves
 */
export const uploadTransport =
  (signal: AbortSignal): Transport =>
  async (request) => {
    const body = await request.blob()
    try {
      return await send(request, body, signal)
    } finally {
      reportProgress(undefined)
    }
  }

function send({ method, url, headers }: Request, body: Blob, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    headers.forEach((value, name) => {
      call.setRequestHeader(name, value)
    })
    const token = readToken()
    if (token !== null) call.setRequestHeader('authorization', `Token ${token}`)
    call.upload.onprogress = ({ loaded, total }) => reportProgress(loaded / total)
    call.onload = () => resolve(new Response(call.responseText, { status: call.status, headers: codeOf(call) }))
    call.onerror = () => reject(new TypeError('No answer.'))
    call.onabort = call.onerror
    signal.addEventListener('abort', () => call.abort())
    reportProgress(0)
    call.send(body)
  })
}

/** Programs read the error code; the message is for people. */
function codeOf(call: XMLHttpRequest): Record<string, string> {
  const code = call.getResponseHeader(ERROR_CODE_HEADER)
  return code === null ? {} : { [ERROR_CODE_HEADER]: code }
}

function reportProgress(next: number | undefined): void {
  uploaded = next
  for (const listener of listeners) listener()
}
