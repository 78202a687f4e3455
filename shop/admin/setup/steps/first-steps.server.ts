import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { hasOwnProduct } from '../../../core/demo-data/demo-goods-store.server.ts'
import { findSettings } from '../../../core/settings/settings-store.server.ts'
import { findReadiness } from '../../../sales/launch/find-readiness.server.ts'
import { type FirstStepKey, getFirstSteps } from './first-steps.contract.ts'

/** Registers the endpoint of the launch checklist. */
export function firstStepsEndpoint(app: ShopApp, services: Services): void {
  const { db, identity } = services
  app.route({
    ...getFirstSteps,
    handler: async () => {
      const [stored, { lines }, hasProduct] = await Promise.all([
        findSettings(db),
        findReadiness(services, db),
        hasOwnProduct(db),
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
        backup: isReady('backup'),
      }
      return { steps: (Object.keys(done) as FirstStepKey[]).map((key) => ({ key, is_done: done[key] })) }
    },
  })
}
