/**
 * Encodes a form as a browser does. Injected forms differ for empty file inputs, where browsers send an empty file
 * name.
 */
export async function sentByBrowser(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
