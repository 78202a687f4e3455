import type { Socket } from 'node:net'
import { ERROR_CODE_HEADER, type ErrorCode } from '../../lib/error-codes.ts'

type Answer = readonly [status: string, detail: string, code: ErrorCode]

const ANSWERS: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Request headers are too large.', 'headers_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Request timed out.', 'request_timeout'],
}
const MALFORMED: Answer = ['400 Bad Request', 'Bad request.', 'bad_request']

/**
 * Answers requests that are not valid HTTP, too slow or too large. Their bytes may contain secrets and are not
 * logged.
 */
export function handleClientErrors({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, detail, errorCode] = ANSWERS[code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ detail })
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`
  socket.end(`${head}\r\n${ERROR_CODE_HEADER}: ${errorCode}\r\nConnection: close\r\n\r\n${body}`)
}
