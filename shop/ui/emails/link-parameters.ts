/**
 * Returns the parameters of an e-mail link: those behind the `#`, which browsers send to no server, so that
 * no log has them. E-mails that were sent before
 * December 2026 have them in the query.
 */
export function linkParameters(request: Request): URLSearchParams {
  const { hash } = window.location
  return new URLSearchParams(hash === '' ? new URL(request.url).search : hash.slice(1))
}
