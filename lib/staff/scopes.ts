/**
 * The scopes of API keys: an area and a verb. Settings, team, keys, logins, accounts and backups have none, so no key
 * reaches them. `events:read` is for the events of the shop.
 */
export const SCOPES = [
  'orders:read',
  'orders:write',
  'catalogue:read',
  'catalogue:write',
  'customers:read',
  'customers:write',
  'documents:read',
  'events:read',
] as const
export type Scope = (typeof SCOPES)[number]
