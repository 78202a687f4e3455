import { ERROR_CODE_HEADER } from '../../lib/error-codes.ts'
import type { ShopIdentity } from '../../lib/shop-identity.ts'
import { fromShopTime } from '../../lib/texts/shop-time.ts'
import { Refusal } from '../http/refusal.ts'

const A_DAY_IN_SECONDS = '86400'

/**
 * Returns what is said besides of an address of the shop while that is not open yet (RFC 9110, 503 and Retry-After): it is away for a while. Search
 * engines take in nothing of such an answer, and forget nothing that they know.
 */
export function notOpenHeaders({ notOpenYet }: ShopIdentity, now: Date): Record<string, string> {
  const opens = notOpenYet?.opensOn && fromShopTime(`${notOpenYet.opensOn}T00:00`)
  const isAhead = opens && new Date(opens) > now
  return {
    'retry-after': isAhead ? new Date(opens).toUTCString() : A_DAY_IN_SECONDS,
    [ERROR_CODE_HEADER]: 'not_open',
  }
}

/** Refuses a file that would tell what is in the shop. @throws Refusal 503 while the shop is not open yet */
export function refuseWhileNotOpen(identity: ShopIdentity, now: Date): void {
  if (!identity.notOpenYet) return
  const { [ERROR_CODE_HEADER]: _, ...headers } = notOpenHeaders(identity, now)
  throw new Refusal(503, { detail: 'The shop is not open yet.' }, 'not_open', headers)
}
