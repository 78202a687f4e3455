import { createHmac } from 'node:crypto'
import type { Services } from '../../../../../server/services.ts'

/**
 * Returns the id by which this shop's payments are recognized in a shared provider account. It is derived from the
 * shop's secret.
 */
export const shopIdAtProvider = ({ secret }: Pick<Services, 'secret'>): string =>
  createHmac('sha256', secret).update('shop-at-provider').digest('hex').slice(0, 24)
