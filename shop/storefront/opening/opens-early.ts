/** What people need of a shop that is not open yet: its papers, a way to write to it, and what belongs to them already. The first parts of addresses. */
const OPENS_EARLY = new Set([
  ...['terms_of_services', 'pages', 'contact', 'withdrawal'],
  ...['login', 'logout', 'signup', 'reset_password', 'email_verification', 'getCurrentUser'],
  ...['account', 'orders'],
  ...['admin', 'team_invitation'],
])

/** Tells whether everybody may see the page of an address also while the shop is not open yet. @param path from `/`, without a query */
export const opensEarly = (path: string): boolean => OPENS_EARLY.has(/[^/]+/.exec(path)?.[0] ?? '')
