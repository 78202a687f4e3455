import type { ServerResponse } from 'node:http'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY, HOUR } from '../../../server/durations.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { type RefusedTarget, refusalOfTarget } from '../../../server/outgoing/post.ts'
import { seal } from '../../../server/sealed.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit, type ValueChange } from '../../core/activity-log/audit-log-store.server.ts'
import { changesOf } from '../../core/admin-kit/resource/changes-of.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../core/auth/guards/recent-login.server.ts'
import { eventTypesOf } from '../../core/extensions/own-events.server.ts'
import { EVENT_TYPES } from '../events/event-types.contract.ts'
import { isSuccess } from './attempt-outcome.server.ts'
import * as deliveries from './deliveries-store.server.ts'
import { countWaiting } from './delivery-log-store.server.ts'
import * as endpoints from './endpoints-store.server.ts'
import { readLog } from './read-log.server.ts'
import { attemptDelivery, requestSettings } from './send-webhooks.server.ts'
import { newSecret, TEST_TYPE } from './webhook-message.server.ts'
import { responsesRemoval } from './webhook-subscriber.server.ts'
import * as contract from './webhooks.contract.ts'

const MAX_WEBHOOKS = 20
const MAX_REPLAYED = 10_000
/** How long the secret before a rotation signs too. */
const ROTATION_MS = DAY
/** As long as the delivery log. */
const REPLAYED_WITHIN_MS = 30 * DAY

const CHANGED_MEANWHILE = 'This webhook was changed by someone else. Reload it and try again.'
const REFUSED: Record<RefusedTarget, string> = {
  invalid: 'Enter an address without a user name and a password.',
  not_https: 'Enter an address that begins with https://.',
  not_public: 'Enter an address that is reachable in the public internet.',
}

/** Registers the endpoints with which owners manage the webhooks that the shop sends. */
export function outgoingWebhookEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, secret: key, extensions } = services
  const allTypes = [...EVENT_TYPES, ...eventTypesOf(extensions.listed)]
  services.jobs.work(responsesRemoval, () => deliveries.forgetAnswers(db))

  const respond = async (tx: Database, id: number) => {
    const row = await endpoints.findEndpoint(tx, id)
    if (!row) throw notFound()
    const waiting = (await countWaiting(tx)).find(({ endpoint_id }) => endpoint_id === id)?.waiting ?? 0
    return responseOf(row, waiting, clock())
  }
  const locked = async (tx: Database, id: number) => {
    const row = await endpoints.lockEndpoint(tx, id)
    if (!row) throw notFound()
    return row
  }
  const audit = (tx: Database, id: number, changed: readonly ValueChange[], actorId: number) =>
    recordAudit(tx, { kind: 'webhook', id }, changed, { actorId, now: clock() })

  /** @throws Refusal 400 for a refused address and unknown types */
  const checkedValues = ({ name, url, types, is_on }: typeof contract.createWebhook.schema.body._output) => {
    const refused = refusalOfTarget(url, requestSettings(services))
    if (refused) throw refuseFields({ url: [REFUSED[refused]] })
    const chosen = types && allTypes.map(({ type }) => type).filter((type) => types.includes(type))
    if (types?.some((type) => !chosen?.includes(type))) throw refuseFields({ types: ['Select events of the list.'] })
    return { name, url, types: chosen, is_on }
  }
  const namesTaken = (error: unknown): never => {
    if (brokenConstraint(error) !== 'webhook_endpoints_name') throw error
    throw refuseFields({ name: ['Another webhook has this name.'] })
  }

  app.route({
    ...contract.listWebhooks,
    handler: async (request) => {
      const [rows, waiting, isRecent] = await Promise.all([
        endpoints.findEndpoints(db),
        countWaiting(db),
        isRecentLogin(services, requireUser(request)),
      ])
      const waitingOf = (id: number) => waiting.find(({ endpoint_id }) => endpoint_id === id)?.waiting ?? 0
      return {
        webhooks: rows.map((row) => responseOf(row, waitingOf(row.id), clock())),
        types: allTypes.map(({ type, summary }) => ({ type, summary })),
        needs_password: !isRecent,
      }
    },
  })

  app.route({
    ...contract.createWebhook,
    handler: async (request, reply) => {
      const principal = requireUser(request)
      const values = checkedValues(request.body)
      await requireRecentLogin(services, principal, request.body.own_password)
      const secret = newSecret()
      const created = await db
        .transaction()
        .execute(async (tx) => {
          if ((await endpoints.lockEndpoints(tx)) >= MAX_WEBHOOKS)
            throw refuseFields({
              non_field_errors: [`You can have at most ${MAX_WEBHOOKS} webhooks. Delete one first.`],
            })
          const secret_sealed = seal(secret, 'webhook secrets', key)
          const id = await endpoints.insertEndpoint(tx, { ...values, secret_sealed, created_at: clock() })
          await audit(tx, id, changesOf(undefined, audited(values)), principal.id)
          return respond(tx, id)
        })
        .catch(namesTaken)
      return reply.code(201).send({ ...created, secret })
    },
  })

  app.route({
    ...contract.changeWebhook,
    handler: async (request) => {
      const { id } = request.params
      const values = checkedValues({ ...request.body, own_password: '' })
      return db
        .transaction()
        .execute(async (tx) => {
          const before = await locked(tx, id)
          if (before.version !== request.body.version) throw refuse(CHANGED_MEANWHILE, 409)
          const changes = changesOf(audited(before), audited(values))
          if (changes.length > 0) {
            await endpoints.updateEndpoint(tx, before, values)
            if (values.url !== before.url || (values.is_on && !before.is_on)) await deliveries.restartDeliveries(tx, id)
            await audit(tx, id, changes, requireUser(request).id)
          }
          return respond(tx, id)
        })
        .catch(namesTaken)
    },
  })

  app.route({
    ...contract.deleteWebhook,
    handler: async (request, reply) => {
      const { id } = request.params
      await db.transaction().execute(async (tx) => {
        const before = await locked(tx, id)
        await endpoints.deleteEndpoint(tx, id)
        await audit(tx, id, changesOf(audited(before), undefined), requireUser(request).id)
      })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.rotateWebhookSecret,
    handler: async (request) => {
      const { id } = request.params
      const principal = requireUser(request)
      await requireRecentLogin(services, principal, request.body.own_password)
      const secret = newSecret()
      const changed = await db.transaction().execute(async (tx) => {
        await endpoints.rotateSecret(tx, await locked(tx, id), {
          secret_sealed: seal(secret, 'webhook secrets', key),
          previous_until: new Date(clock().getTime() + ROTATION_MS),
        })
        await audit(tx, id, [{ field: 'secret', old: 'set', new: 'replaced' }], principal.id)
        return respond(tx, id)
      })
      return { ...changed, secret }
    },
  })

  app.route({
    ...contract.testWebhook,
    handler: async (request, reply) => {
      const { id } = request.params
      if (!(await endpoints.findEndpoint(db, id))) throw notFound()
      const claimed = await deliveries.claimTest(db, id, TEST_TYPE, clock()).catch((error: unknown) => {
        // The webhook was deleted meanwhile.
        throw brokenConstraint(error) ? notFound() : error
      })
      if (!claimed) throw refuse('Too many requests to this webhook are in progress. Try again in a minute.', 409)
      const result = await attemptDelivery(services, claimed, closed(reply.raw))
      if (!result) throw refuse('The test was cancelled.', 409)
      return { ...result, is_delivered: isSuccess(result.status ?? undefined) }
    },
  })

  app.route({
    ...contract.replayWebhook,
    handler: async (request) => {
      const { id } = request.params
      const range = { from: new Date(request.body.from), until: new Date(request.body.until) }
      const now = clock()
      if (now.getTime() - range.from.getTime() > REPLAYED_WITHIN_MS + HOUR)
        throw refuseFields({ from: ['Enter a time within the last 30 days.'] })
      return db.transaction().execute(async (tx) => {
        const endpoint = await locked(tx, id)
        const events = await deliveries.countEvents(tx, endpoint.types, range, MAX_REPLAYED)
        if (events > MAX_REPLAYED)
          throw refuseFields({ from: ['This range contains more than 10,000 events. Enter a shorter one.'] })
        await deliveries.replayEvents(tx, endpoint, range, now)
        const value = `${request.body.from} – ${request.body.until} (${events})`
        await audit(tx, id, [{ field: 'replay', old: null, new: value }], requireUser(request).id)
        return { events }
      })
    },
  })

  app.route({
    ...contract.listDeliveries,
    handler: async ({ params: { id }, query: { state, before } }) => {
      if (!(await endpoints.findEndpoint(db, id))) throw notFound()
      return readLog(db, { endpoint: id, state, before: before === undefined ? undefined : Number(before) })
    },
  })

  app.route({
    ...contract.retryDelivery,
    handler: async (request, reply) => {
      const { id } = request.params
      await db.transaction().execute(async (tx) => {
        const endpoint = await deliveries.findEndpointOf(tx, id)
        if (endpoint === undefined || !(await endpoints.lockEndpoint(tx, endpoint))) throw notFound()
        if (!(await deliveries.sendAgain(tx, id))) throw refuse('Tests can’t be sent again. Send a new one.', 409)
        await audit(tx, endpoint, [{ field: 'sent_again', old: null, new: String(id) }], requireUser(request).id)
      })
      return reply.code(204).send()
    },
  })
}

const audited = ({ name, url, types, is_on }: Pick<endpoints.EndpointRow, 'name' | 'url' | 'types' | 'is_on'>) => ({
  ...{ name, url, types: types ?? 'all' },
  is_on: is_on ? 'on' : 'off',
})

function responseOf(row: endpoints.EndpointRow, waiting: number, now: Date): contract.WebhookResponse {
  const { id, name, url, types, is_on, disabled_for, last_failure, version } = row
  const future = (time: Date | null) => (time && time > now ? time.toISOString() : null)
  return {
    ...{ id, name, url, types, is_on, disabled_for, last_failure, version, waiting },
    failing_since: row.failing_since?.toISOString() ?? null,
    last_failed_at: row.last_failed_at?.toISOString() ?? null,
    paused_until: future(row.paused_until),
    previous_secret_until: future(row.previous_until),
    created_at: row.created_at.toISOString(),
  }
}

/** Returns a signal that is aborted when the connection of a response closes before its end. */
function closed(response: ServerResponse): AbortSignal {
  const closing = new AbortController()
  response.once('close', () => !response.writableFinished && closing.abort())
  return closing.signal
}
