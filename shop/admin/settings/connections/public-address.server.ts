import { CHECK_PATH, checkAnswer, findAddressProblem } from '../../../../server/connections/address-check.ts'
import { findConnections, lockedConnection, writeConnection } from '../../../../server/connections/connections-store.ts'
import { uploadsIn } from '../../../../server/http/read-form.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../../core/auth/guards/recent-login.server.ts'
import type { Principal } from '../../../core/auth/session-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { connectionChanges } from './audit-changes.server.ts'
import { getPublicAddress, type PublicAddressResponse, savePublicAddress } from './public-address.contract.ts'

const CHANGED_MEANWHILE = 'These settings were changed by someone else. Reload them and try again.'
const FROM_ENVIRONMENT = 'The public address is set by the environment variable PUBLIC_URL.'
const NONCE = /^[\da-f]{32}$/

/** Registers the endpoints of the public address. */
export function publicAddressEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, connections, cache, secret, publicUrl } = services
  const environment = config.publicUrl === undefined ? '' : 'PUBLIC_URL'

  const response = async (principal: Principal): Promise<PublicAddressResponse> => {
    const stored = (await findConnections(db, secret)).find(({ name }) => name === 'address')
    return {
      version: stored?.version ?? 0,
      address: config.publicUrl ?? stored?.values.address ?? '',
      current: publicUrl(),
      environment,
      needs_password: !(await isRecentLogin(services, principal)),
    }
  }

  app.route({ ...getPublicAddress, handler: (request) => response(requireUser(request)) })

  app.route({
    ...savePublicAddress,
    handler: async (request) => {
      const principal = requireUser(request)
      const { version, address, is_unchecked, own_password } = request.body
      if (environment) {
        if (address !== config.publicUrl) throw refuse(FROM_ENVIRONMENT, 409)
        return response(principal)
      }
      await requireRecentLogin(services, principal, own_password)
      if (address !== '' && !is_unchecked) {
        const checked = { address, secret, folder: uploadsIn(config.dataDir), settings: services.downloads }
        const problem = await findAddressProblem(checked)
        if (problem !== undefined) throw refuseFields({ address: [problem] })
      }
      const by = { actorId: principal.id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const held = await lockedConnection(tx, 'address', secret)
        if ((held?.version ?? 0) !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const changes = connectionChanges('public_address', held?.values, { address })
        if (changes.length === 0) return
        await recordAudit(tx, SETTINGS_SUBJECT, changes, by)
        await writeConnection(tx, { name: 'address', values: { address }, secrets: {} }, { secret, now: by.now })
      })
      // Pages and cached answers contain the address.
      if (await connections.reload()) cache.drop()
      return response(principal)
    },
  })
}

/** Serves the answers by which the shop recognises itself at its public address. */
export function addressCheckFile(app: ShopApp, { secret }: Pick<Services, 'secret'>): void {
  app.route({
    method: 'GET',
    url: `${CHECK_PATH}:nonce`,
    config: { allow: 'anyone', metricsRoute: 'files' },
    schema: { hide: true },
    handler: async ({ params }, reply) => {
      const { nonce } = params as { nonce: string }
      if (!NONCE.test(nonce)) throw notFound()
      return reply
        .headers({ 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(`${checkAnswer(nonce, secret)}\n`)
    },
  })
}
