import { createHmac } from 'node:crypto'
import type { Services } from '../../../../../server/services.ts'

/** Returns by what a provider tells this shop's payments from those of others in the same account; a shop keeps it as long as its secret. */
export const shopAtProvider = ({ secret }: Pick<Services, 'secret'>): string =>
  createHmac('sha256', secret).update('shop-at-provider').digest('hex').slice(0, 24)
