import { ERROR_CODE_HEADER } from '../../lib/error-codes.ts'
import type { ShopIdentity } from '../../lib/shop-identity.ts'
import { fromShopTime } from '../../lib/texts/shop-time.ts'
import { Refusal } from '../http/refusal.ts'

const A_DAY_IN_SECONDS = '86400'

/**
 * Returns the headers of a 503 response before the shop opens (RFC 9110, Retry-After), which search engines neither
 * index nor take as a reason to remove pages.
 */
export function notOpenHeaders({ notOpenYet }: ShopIdentity, now: Date): Record<string, string> {
  const opens = notOpenYet?.opensOn && fromShopTime(`${notOpenYet.opensOn}T00:00`)
  const isAhead = opens && new Date(opens) > now
  return {
    'retry-after': isAhead ? new Date(opens).toUTCString() : A_DAY_IN_SECONDS,
    [ERROR_CODE_HEADER]: 'not_open',
  }
}

/** Refuses files with catalogue data. @throws Refusal 503 before the shop opens */
export function refuseWhileNotOpen(identity: ShopIdentity, now: Date): void {
  if (!identity.notOpenYet) return
  const { [ERROR_CODE_HEADER]: _, ...headers } = notOpenHeaders(identity, now)
  throw new Refusal(503, { detail: 'The shop is not open yet.' }, 'not_open', headers)
}
