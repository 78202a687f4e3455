/**
 * Writes a form in the bytes that a browser sends. They differ from those of an injected form where a file input is empty: a browser names a file
 * without a name then.
 */
export async function sentByBrowser(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
