import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../../core/auth/guards/recent-login.server.ts'
import type { Principal } from '../../../core/auth/session-store.server.ts'
import { findExtensions } from '../../../core/extensions/extensions-store.server.ts'
import { secretsIn } from '../../../core/extensions/setting-values.server.ts'
import { webhookAddress } from '../../../sales/payments/order-payments/webhooks/webhooks.server.ts'
import { saveSettings } from '../extensions/save-settings.server.ts'
import { getStripe, type StripeResponse, saveStripe } from './stripe.contract.ts'

/** The name of the extension, and the id of its provider. */
const STRIPE = 'stripe'
const VARIABLE = 'STRIPE_SECRET_KEY'
const FROM_ENVIRONMENT = `The keys of Stripe are set by the environment variable ${VARIABLE}.`

/** Registers the endpoints of the keys of Stripe: the settings of the extension `stripe`. */
export function stripeEndpoints(app: ShopApp, services: Services): void {
  const { db, config, secret, extensions, publicUrl } = services
  const keyOfEnvironment = config.environment[VARIABLE]
  const extension = extensions.listed.find(({ name }) => name === STRIPE)

  const response = async (principal: Principal): Promise<StripeResponse> => {
    const stored = (await findExtensions(db)).find(({ name }) => name === STRIPE)
    const secrets = secretsIn(stored?.sealed ?? null, secret)
    const key = keyOfEnvironment ?? secrets?.key ?? ''
    return {
      version: stored?.settings_version ?? 0,
      mode: key === '' ? '' : key.includes('_test_') ? 'test' : 'live',
      key_end: key.slice(-4),
      account: keyOfEnvironment ? '' : (stored?.account.account ?? ''),
      webhook_address: publicUrl() + webhookAddress(STRIPE),
      is_unreadable: secrets === null && !keyOfEnvironment,
      environment: keyOfEnvironment ? VARIABLE : '',
      is_enabled: extension !== undefined && extensions.isEnabled(extension),
      needs_password: !(await isRecentLogin(services, principal)),
    }
  }

  app.route({ ...getStripe, handler: (request) => response(requireUser(request)) })

  app.route({
    ...saveStripe,
    handler: async (request) => {
      const principal = requireUser(request)
      if (keyOfEnvironment) throw refuse(FROM_ENVIRONMENT, 409)
      if (!extension) throw notFound()
      const { version, is_removed, own_password, ...sent } = request.body
      await requireRecentLogin(services, principal, own_password)
      const change = { version, sent, removesSecrets: is_removed }
      await saveSettings(services, extension, change, {
        actorId: principal.id,
        nameOf: (key) => `${STRIPE}[${key}]`,
      })
      return response(principal)
    },
  })
}
