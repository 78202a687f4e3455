import { createHash } from 'node:crypto'
import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Services } from '../../../../server/services.ts'
import { readIdentity } from '../../../core/settings/read-identity.server.ts'
import { settingsStamp, shareSettings } from '../../../core/settings/settings-store.server.ts'
import { hasTerms } from '../../orders/placing/order-history-store.server.ts'
import { operatorOf } from '../../terms/clauses/operator-of.server.ts'
import { publishedClausesOfOrder } from '../../terms/own-clauses/clause-translations.server.ts'
import { termsText } from '../../terms/terms-text.ts'

/** The full text of the terms and its SHA-256. */
interface TermsInForce {
  words: string
  hash: string
}

interface CurrentSeller {
  identity: ShopIdentity
  terms: TermsInForce
  /** False if the terms are, or may be, not stored yet. */
  hasStoredTerms: boolean
}

/** Provides the seller's identity and terms in the current language. */
export interface Seller {
  now(tx: Database, now: Date): Promise<CurrentSeller>
}

/**
 * Returns the current identity and terms of the seller, read from the settings. Closing the shop waits until the
 * transaction ends. The terms are cached per language until a setting changes. Usable in `pipelined`.
 */
export function currentSeller({ publicUrl, paymentMethods }: Pick<Services, 'publicUrl' | 'paymentMethods'>): Seller {
  const known = new Map<Language, { stamp: string; identity: ShopIdentity; terms: TermsInForce }>()
  return {
    async now(tx, now) {
      const language = currentLanguage()
      const cached = known.get(language)
      const [, stamp, hasStoredTerms] = await Promise.all([
        shareSettings(tx, 'selling'),
        settingsStamp(tx),
        cached !== undefined && hasTerms(tx, cached.terms.hash),
      ])
      if (cached?.stamp === stamp) return { ...cached, hasStoredTerms }
      const identity = await readIdentity(tx, now)
      const own = await publishedClausesOfOrder(tx)
      const words = termsText(
        { ...operatorOf(identity, paymentMethods), isSelling: true },
        publicUrl(),
        own,
        identity.languages,
      )
      const terms = { words, hash: createHash('sha256').update(words).digest('hex') }
      known.set(language, { stamp, identity, terms })
      return { identity, terms, hasStoredTerms: false }
    },
  }
}
