import type { Database } from '../../db/open.ts'
import type { LabelledGauge } from '../../metrics/metrics.ts'
import { readPurgeState } from './purges-store.ts'

/** Returns the metrics of purges, over all processes. */
export const purgeGauges = (db: Database): LabelledGauge[] => [
  {
    name: 'shop_cdn_purges',
    help: 'Changes that the CDN has not accepted yet, and failed attempts since the last success.',
    label: 'state',
    read: async () => {
      const { waiting, failures } = await readPurgeState(db)
      return { waiting, failed: failures }
    },
  },
  {
    name: 'shop_cdn_purge_lag_seconds',
    help: 'Age of the oldest change that the CDN has not accepted; 0 without any.',
    label: 'of',
    read: async () => ({ oldest: (await readPurgeState(db)).oldest }),
  },
]
