import type { Scope } from '../../../lib/staff/scopes.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '../../../shop/core/api-keys/api-keys.contract.ts'
import { addApiKey } from '../../fixtures/api-keys.ts'
import { valid } from './request.ts'

let created = 0

export const apiKeyRequests = [
  valid(listApiKeys, () => ({})),
  valid(createApiKey, () => {
    created += 1
    const scopes: Scope[] = ['orders:read']
    return { body: { name: `Warehouse ${created}`, scopes, expires_in: '1_year' as const, networks: '' } }
  }),
  valid(revokeApiKey, async ({ shop }) => ({ params: { id: String((await addApiKey(shop)).id) } })),
]
