// React's own build for Bun, which hands on text as text. The one for Node writes each of the ten thousand pieces of a page into a view of
// memory made for it: twice the time, and a tenth of all that a page throws away.
import { renderToPipeableStream } from 'react-dom/server.bun'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { HtmlChunks } from './rendering/html-chunks.ts'
import { renderedDocument } from './rendering/rendered-document.ts'
import { InlineNonce } from './ui/meta/inline-script.tsx'
import { nonce as nonceContext } from './ui/meta/nonce.ts'

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
        const chunks = new HtmlChunks((bytes) => {
          context.get(renderedDocument).html = bytes
          resolve(new Response(null, { status: answered, headers }))
        }, reject)
        pipe(chunks as unknown as NodeJS.WritableStream)
      },
      onShellError: reject,
      onError(error) {
        answered = 500
        process.emitWarning(error instanceof Error ? error : String(error))
      },
    })
  })
}
