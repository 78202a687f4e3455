import { isStripeTestKey } from '../../../../lib/stripe-keys.ts'
import {
  findConnections,
  lockedConnection,
  type StoredConnection,
  writeConnection,
} from '../../../../server/connections/connections-store.ts'
import type { Database } from '../../../../server/db/open.ts'
import { refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { KeyProblem } from '../../../../server/payments/payment-provider.ts'
import { checkKey } from '../../../../server/payments/stripe/open-stripe.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../../core/auth/guards/recent-login.server.ts'
import type { Principal } from '../../../core/auth/session-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { webhookAddress } from '../../../sales/payments/order-payments/webhooks/webhooks.server.ts'
import { countUnsettled } from '../../../sales/payments/payments-store.server.ts'
import { updateProvider } from '../../../sales/payments/webhooks/webhooks-store.server.ts'
import { secretChange } from './audit-changes.server.ts'
import { getStripe, type StripeResponse, saveStripe } from './stripe.contract.ts'

const STRIPE = 'stripe'
const CHANGED_MEANWHILE = 'These settings were changed by someone else. Reload them and try again.'
const FROM_ENVIRONMENT = 'The keys of Stripe are set by the environment variable STRIPE_SECRET_KEY.'
const ENTER_KEY = 'Enter the secret key.'
const ENTER_SECRET = 'Enter the signing secret of the webhook endpoint.'
const PROBLEMS: Record<KeyProblem, string> = {
  wrong_key: 'Stripe does not know this key. Copy it again from the Stripe dashboard.',
  not_permitted: 'This key may not read Checkout sessions. Allow them for the restricted key at Stripe.',
  no_network: 'Stripe could not be reached. Check the connection of the server to the internet.',
  other: 'Stripe did not answer as expected. Try again later.',
}
const unsettled = (count: number, mode: string, change: string) =>
  `${count}${mode} ${count === 1 ? 'payment is' : 'payments are'} not settled yet. ${change} when they are.`

/** Registers the endpoints of the keys of Stripe. */
export function stripeEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, connections, cache, secret, publicUrl } = services
  const environment = config.stripe === undefined ? '' : 'STRIPE_SECRET_KEY'

  const response = async (principal: Principal): Promise<StripeResponse> => {
    const stored = (await findConnections(db, secret)).find(({ name }) => name === STRIPE)
    const key = config.stripe?.key ?? stored?.secrets?.key ?? ''
    return {
      version: stored?.version ?? 0,
      mode: key === '' ? '' : isStripeTestKey(key) ? 'test' : 'live',
      key_end: key.slice(-4),
      account: environment ? '' : (stored?.values.account ?? ''),
      webhook_address: publicUrl() + webhookAddress(STRIPE),
      is_unreadable: stored?.secrets === null && !environment,
      environment,
      needs_password: !(await isRecentLogin(services, principal)),
    }
  }

  app.route({ ...getStripe, handler: (request) => response(requireUser(request)) })

  app.route({
    ...saveStripe,
    handler: async (request) => {
      const principal = requireUser(request)
      if (environment) throw refuse(FROM_ENVIRONMENT, 409)
      const { version, is_removed, own_password, ...given } = request.body
      await requireRecentLogin(services, principal, own_password)
      const stored = (await findConnections(db, secret)).find(({ name }) => name === STRIPE)
      const known = stored?.secrets ?? {}
      const key = is_removed ? '' : given.key || known.key || ''
      const webhook_secrets = is_removed ? '' : given.webhook_secrets || known.webhook_secrets || ''
      const { account, refusals } = is_removed ? NO_ACCOUNT : await checkedAccount(key, webhook_secrets, stored)
      const by = { actorId: principal.id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const held = await lockedConnection(tx, STRIPE, secret)
        if ((held?.version ?? 0) !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const changes = [
          ...secretChange('stripe[key]', held?.secrets?.key, key),
          ...secretChange('stripe[webhook_secrets]', held?.secrets?.webhook_secrets, webhook_secrets),
        ]
        if (changes.length === 0) return
        // The lock of the connection keeps payments from being opened meanwhile.
        for (const refusal of refusals) await refuseUnsettled(tx, refusal)
        await recordAudit(tx, SETTINGS_SUBJECT, changes, by)
        await writeConnection(
          tx,
          { name: STRIPE, values: account, secrets: { key, webhook_secrets } },
          { secret, now: by.now },
        )
        // A webhook must arrive again, signed with the new secret.
        if (held?.secrets?.webhook_secrets !== webhook_secrets) await updateProvider(tx, STRIPE, { heard_at: null })
      })
      // Pages name the payment provider.
      if (await connections.reload()) cache.drop()
      return response(principal)
    },
  })

  /**
   * Asks Stripe for the account of a key.
   * @returns the account, and which unsettled payments forbid the change
   * @throws Refusal 400 at the wrong field
   */
  async function checkedAccount(key: string, webhook_secrets: string, stored: StoredConnection | undefined) {
    if (key === '') throw refuseFields({ key: [ENTER_KEY] })
    if (webhook_secrets === '') throw refuseFields({ webhook_secrets: [ENTER_SECRET] })
    const isTest = isStripeTestKey(key)
    const found = await checkKey({ key, apiUrl: config.stripeApiUrl })
    if (typeof found === 'string') throw refuseFields({ key: [PROBLEMS[found]] })
    const { account, accountId } = found
    const knownId = stored?.values.account_id ?? ''
    const isOther = accountId !== '' && knownId !== '' && accountId !== knownId
    return {
      account: { account, account_id: accountId },
      refusals: [
        { isTest: !isTest, mode: isTest ? ' live' : ' test', change: 'Change the mode' },
        ...(isOther ? [{ isTest, mode: '', change: 'Change the account' }] : []),
      ],
    }
  }
}

/** Payments can be settled only with the account and mode that opened them. */
interface UnsettledRefusal {
  isTest: boolean
  /** The mode in the sentence; empty to leave it out. */
  mode: string
  /** What must wait. */
  change: string
}

const NO_ACCOUNT: { account: Record<string, string>; refusals: readonly UnsettledRefusal[] } = {
  account: { account: '', account_id: '' },
  refusals: [
    { isTest: false, mode: '', change: 'Remove the keys' },
    { isTest: true, mode: ' test', change: 'Remove the keys' },
  ],
}

/** @throws Refusal 400 while such payments are not settled */
async function refuseUnsettled(tx: Database, { isTest, mode, change }: UnsettledRefusal): Promise<void> {
  const count = await countUnsettled(tx, STRIPE, isTest)
  if (count > 0) throw refuseFields({ key: [unsettled(count, mode, change)] })
}
