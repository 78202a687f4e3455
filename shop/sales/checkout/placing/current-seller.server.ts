import { createHash } from 'node:crypto'
import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Services } from '../../../../server/services.ts'
import { readIdentity } from '../../../core/settings/read-identity.server.ts'
import { settingsStamp, shareSettings } from '../../../core/settings/settings-store.server.ts'
import { operatorOf } from '../../terms/clauses/operator.ts'
import { termsText } from '../../terms/terms-text.ts'

/** The terms word for word, and the SHA-256 of their words. */
interface TermsInForce {
  words: string
  hash: string
}

interface CurrentSeller {
  identity: ShopIdentity
  terms: TermsInForce
}

/** Says who sells. */
export interface Seller {
  now(tx: Database, now: Date): Promise<CurrentSeller>
}

/**
 * Returns what says who sells and under which terms, as the owner has set it by now, in whatever process. Until the
 * transaction ends whoever closes the shop waits. What was read is made into terms once for each time that somebody
 * changes a setting.
 */
export function currentSeller({ publicUrl, payments }: Pick<Services, 'publicUrl' | 'payments'>): Seller {
  let known: { stamp: string; seller: CurrentSeller } | undefined
  return {
    async now(tx, now) {
      await shareSettings(tx, 'selling')
      const stamp = await settingsStamp(tx)
      if (known?.stamp === stamp) return known.seller
      const identity = await readIdentity(tx, now)
      const words = termsText({ ...operatorOf(identity, payments), isSelling: true }, publicUrl())
      const terms = { words, hash: createHash('sha256').update(words).digest('hex') }
      known = { stamp, seller: { identity, terms } }
      return known.seller
    },
  }
}
