import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Local web server with a response per path. Other paths get 404. */
export interface PictureHost extends AsyncDisposable {
  /** Such as `http://127.0.0.1:4711`. */
  url: string
  /** Host and port, for `allowedHosts`. */
  host: string
  /** Paths of the requests so far, with queries, in order. */
  asked: string[]
  answers: Map<string, Answer>
}

/** Opens a host with pictures or responses by path. */
export async function openPictureHost(paths: Record<string, Buffer | Answer> = {}): Promise<PictureHost> {
  const answers = new Map<string, Answer>()
  for (const [path, content] of Object.entries(paths))
    answers.set(path, typeof content === 'function' ? content : pictureAnswer(content))
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers.get(path.split('?')[0] ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url: `http://${host}`, host, asked, answers },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers with a picture. */
const pictureAnswer =
  (content: Buffer): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': content.length }).end(content)

/** Answers with a redirect. */
export const redirectAnswer =
  (location: string): Answer =>
  (_request, response) =>
    void response.writeHead(302, { location }).end()
