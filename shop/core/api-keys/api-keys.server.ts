import { SCOPES } from '../../../lib/staff/scopes.ts'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import { DAY } from '../../../server/durations.ts'
import { notFound, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit, type ValueChange } from '../activity-log/audit-log-store.server.ts'
import { requireUser } from '../auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../auth/guards/recent-login.server.ts'
import { LIFETIMES, networksIn } from './api-key-form.contract.ts'
import { hashOfApiKey, newApiKey, prefixOf } from './api-key-text.server.ts'
import { type ApiKeyResponse, createApiKey, listApiKeys, revokeApiKey } from './api-keys.contract.ts'
import * as store from './api-keys-store.server.ts'

const MAX_KEYS = 50

/** Registers the endpoints with which owners manage API keys. */
export function apiKeyEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services

  app.route({
    ...listApiKeys,
    handler: async (request) => {
      const [keys, isRecent] = await Promise.all([store.findApiKeys(db), isRecentLogin(services, requireUser(request))])
      return { keys: keys.map((row) => responseOf(row, clock())), needs_password: !isRecent }
    },
  })

  app.route({
    ...createApiKey,
    handler: async (request) => {
      const principal = requireUser(request)
      const { name, expires_in, networks, own_password } = request.body
      const scopes = SCOPES.filter((scope) => request.body.scopes.includes(scope))
      await requireRecentLogin(services, principal, own_password)
      const key = newApiKey()
      const hash = hashOfApiKey(key)
      if (!hash) throw new Error('A new key must be well-formed.')
      const now = clock()
      const days = LIFETIMES[expires_in]
      const row = await db
        .transaction()
        .execute(async (tx) => {
          if ((await store.lockApiKeys(tx)) >= MAX_KEYS)
            throw refuseFields({ non_field_errors: [`You can have at most ${MAX_KEYS} API keys. Revoke one first.`] })
          const id = await store.insertApiKey(tx, {
            ...{ name, scopes, hash, prefix: prefixOf(key), networks: networksIn(networks) },
            expires_at: days === null ? null : new Date(now.getTime() + days * DAY),
            ...{ created_by: principal.id, created_at: now },
          })
          const created = (await store.findApiKeys(tx)).find((one) => one.id === id)
          if (!created) throw new Error('A new key must exist.')
          const by = { actorId: principal.id, now }
          await recordAudit(tx, { kind: 'api_key', id }, changesOf(responseOf(created, now)), by)
          return created
        })
        .catch((error: unknown) => {
          if (brokenConstraint(error) !== 'api_keys_name') throw error
          throw refuseFields({ name: ['Another API key has this name.'] })
        })
      return { ...responseOf(row, now), key }
    },
  })

  app.route({
    ...revokeApiKey,
    handler: async (request) => {
      const { id } = request.params
      const by = { actorId: requireUser(request).id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const name = await store.revokeApiKey(tx, id, by.now)
        if (name === undefined) throw notFound()
        await recordAudit(tx, { kind: 'api_key', id }, [{ field: 'revoked', old: name, new: null }], by)
      })
    },
  })
}

function responseOf(row: store.ApiKeyRow, now: Date): ApiKeyResponse {
  const { expires_at, last_used_at, created_at } = row
  return {
    ...row,
    expires_at: expires_at?.toISOString() ?? null,
    is_expired: expires_at !== null && expires_at <= now,
    last_used_at: last_used_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

function changesOf({ name, scopes, networks, expires_at }: ApiKeyResponse): ValueChange[] {
  const created = { name, scopes: scopes.join(', '), networks: networks.join(', ') || null, expires_at }
  return Object.entries(created).flatMap(([field, value]) => (value === null ? [] : { field, old: null, new: value }))
}
