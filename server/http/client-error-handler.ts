import type { Socket } from 'node:net'

/** What is no HTTP, or came too slowly or too large, is answered in shape too; its bytes may hold secrets and are not logged. */
export function handleClientErrors({ code }: NodeJS.ErrnoException, socket: Socket): void {
  const [status, detail] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'Request headers are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'Request timed out.']
        : ['400 Bad Request', 'Bad request.']
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify({ detail })
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`)
}
