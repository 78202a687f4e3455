/**
 * Returns the parameters of an e-mail link from its fragment, which browsers never send to a server, so that no log
 * contains them. E-mails sent before December 2026 have them in the query.
 */
export function linkParameters(request: Request): URLSearchParams {
  const { hash } = window.location
  return new URLSearchParams(hash === '' ? new URL(request.url).search : hash.slice(1))
}
