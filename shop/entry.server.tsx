import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonce as nonceContext } from './nonce.ts'

/** Renders a page whole: it is kept and served to everybody, so there is nobody to stream to. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  return new Promise((resolve, reject) => {
    let answered = status
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8')
        const html = text(pipe(new PassThrough()))
        resolve(html.then((body) => new Response(body, { status: answered, headers })))
      },
      onShellError: reject,
      onError(error) {
        answered = 500
        process.emitWarning(error instanceof Error ? error : String(error))
      },
    })
  })
}
