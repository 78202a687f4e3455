import { DAY } from '../../../server/durations.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { readLastBackup } from '../../../server/start/last-backup.ts'
import { hasOwnProduct } from '../../demo-goods/demo-goods-store.server.ts'
import { findReadiness } from '../../selling/find-readiness.server.ts'
import { findSettings } from '../../settings/settings-store.server.ts'
import { type FirstStepKey, getFirstSteps } from './first-steps.contract.ts'

const BACKUP_WITHIN_MS = 7 * DAY

/** Registers the endpoint that says what an owner has done of what comes first. */
export function firstStepsEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, config, identity } = services
  app.route({
    ...getFirstSteps,
    handler: async () => {
      const [stored, { lines }, hasProduct, backup] = await Promise.all([
        findSettings(db),
        findReadiness(services, db),
        hasOwnProduct(db),
        readLastBackup(config.dataDir),
      ])
      const isReady = (key: string) => lines.some((line) => line.key === key && line.is_ready)
      const done: Record<FirstStepKey, boolean> = {
        name: stored.some(({ name }) => name === 'identity'),
        logo: identity().logo !== null,
        legal: isReady('seller') && isReady('contact'),
        email: isReady('email'),
        product: hasProduct,
        delivery: isReady('delivery'),
        payment: isReady('payment'),
        backup: backup !== undefined && clock().getTime() - backup.getTime() < BACKUP_WITHIN_MS,
      }
      return { steps: (Object.keys(done) as FirstStepKey[]).map((key) => ({ key, is_done: done[key] })) }
    },
  })
}
