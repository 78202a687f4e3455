/**
 * First path segments that are public before the shop opens: legal pages, contact, account pages, orders and the
 * admin.
 */
const PUBLIC_BEFORE_OPENING = new Set([
  ...['terms_of_services', 'pages', 'contact', 'withdrawal'],
  ...['login', 'logout', 'signup', 'reset_password', 'email_verification', 'getCurrentUser'],
  ...['account', 'orders'],
  ...['admin', 'team_invitation'],
])

/** Returns whether a page is public before the shop opens. @param path from `/`, without a query */
export const isPublicBeforeOpening = (path: string): boolean => PUBLIC_BEFORE_OPENING.has(/[^/]+/.exec(path)?.[0] ?? '')
