import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { InlineNonce } from './inline-script.tsx'
import { nonce as nonceContext } from './nonce.ts'
import { renderedDocument } from './rendered-document.ts'

/**
 * Renders a page whole: it is kept and served to everybody, so there is nobody to stream to. Its bytes go beside the response, through whose
 * streams they would be copied twice more.
 */
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
    const page = (
      <InlineNonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </InlineNonce>
    )
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Whatever stands in it stands where it belongs: parts that are moved there by a script would be missing without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8')
        const chunks: Uint8Array[] = []
        pipe(
          new Writable({
            // What it is given is never written to again: React begins another array.
            write(chunk: Uint8Array, _, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              context.get(renderedDocument).html = Buffer.concat(chunks)
              // Its pieces would live as long as this does, which is old by now.
              chunks.length = 0
              resolve(new Response(null, { status: answered, headers }))
              done()
            },
          }),
        )
      },
      onShellError: reject,
      onError(error) {
        answered = 500
        process.emitWarning(error instanceof Error ? error : String(error))
      },
    })
  })
}
