import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { LinkPrefix, prefixContext } from './ui/link.tsx'
import { InlineNonce } from './ui/meta/inline-script.tsx'
import { nonce as nonceContext } from './ui/meta/nonce.ts'

/** Renders the whole page before it responds: the page cache stores complete pages, so nothing is streamed. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  let hasFailed = false
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <InlineNonce value={nonce}>
        <LinkPrefix value={context.get(prefixContext)}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </LinkPrefix>
      </InlineNonce>,
      {
        nonce,
        // Above the default size, React outlines Suspense boundaries, which only a script can move into place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
        onShellError: reject,
        onError(error) {
          hasFailed = true
          process.emitWarning(error instanceof Error ? error : String(error))
        },
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(html), { status: hasFailed ? 500 : status, headers })
}
