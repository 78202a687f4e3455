import type { Database } from '../../../server/db/open.ts'
import type { LabelledGauge } from '../../../server/metrics/metrics.ts'
import { endpointsStore } from './endpoints-store.server.ts'

export const webhooksGauge = (db: Database): LabelledGauge => ({
  name: 'shop_webhook_deliveries_waiting',
  help: 'Deliveries of webhooks that wait for their first or next attempt, by id of the webhook.',
  label: 'webhook',
  read: async () => {
    const endpoints = await endpointsStore.find(db)
    return Object.fromEntries(endpoints.filter(({ waiting }) => waiting > 0).map(({ id, waiting }) => [id, waiting]))
  },
})
