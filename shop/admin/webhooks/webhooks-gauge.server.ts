import type { Database } from '../../../server/db/open.ts'
import type { LabelledGauge } from '../../../server/metrics/metrics.ts'
import { countWaiting } from './delivery-log-store.server.ts'

export const webhooksGauge = (db: Database): LabelledGauge => ({
  name: 'shop_webhook_deliveries_waiting',
  help: 'Deliveries of webhooks that wait for their first or next attempt, by id of the webhook.',
  label: 'webhook',
  read: async () =>
    Object.fromEntries((await countWaiting(db)).map(({ endpoint_id, waiting }) => [String(endpoint_id), waiting])),
})
