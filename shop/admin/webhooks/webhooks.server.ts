import type { ServerResponse } from 'node:http'
import type { z } from 'zod'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY, HOUR } from '../../../server/durations.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { type RefusedTarget, refusalOfTarget } from '../../../server/outgoing/post.ts'
import { seal } from '../../../server/sealed.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit, type ValueChange } from '../../core/activity-log/audit-log-store.server.ts'
import { defineResource } from '../../core/admin-kit/resource/define-resource.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../core/auth/guards/recent-login.server.ts'
import { eventTypesOf } from '../../core/extensions/own-events.server.ts'
import { EVENT_TYPES } from '../events/event-types.contract.ts'
import { isSuccess } from './attempt-outcome.server.ts'
import * as deliveries from './deliveries-store.server.ts'
import * as endpoints from './endpoints-store.server.ts'
import { readLog } from './read-log.server.ts'
import { attemptDelivery, requestSettings } from './send-webhooks.server.ts'
import type { WebhookForm } from './webhook-form.contract.ts'
import { newSecret, TEST_TYPE } from './webhook-message.server.ts'
import { responsesRemoval } from './webhook-subscriber.server.ts'
import * as contract from './webhooks.contract.ts'

const MAX_WEBHOOKS = 20
const MAX_REPLAYED = 10_000
/** How long the secret before a rotation signs too. */
const ROTATION_MS = DAY
/** As long as the delivery log. */
const REPLAYED_WITHIN_MS = 30 * DAY

const REFUSED: Record<RefusedTarget, string> = {
  invalid: 'Enter an address without a user name and a password.',
  not_https: 'Enter an address that begins with https://.',
  not_public: 'Enter an address that is reachable in the public internet.',
}

/** Registers the endpoints with which owners manage the webhooks that the shop sends. */
export function outgoingWebhookEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, secret: key, extensions } = services
  const store = endpoints.endpointsStore
  const allTypes = [...EVENT_TYPES, ...eventTypesOf(extensions.listed)]
  services.jobs.work(responsesRemoval, () => deliveries.forgetAnswers(db))

  const locked = async (tx: Database, id: number) => {
    const [row] = await store.findForUpdate(tx, [id])
    if (!row) throw notFound()
    return row
  }
  const audit = (tx: Database, id: number, change: ValueChange, actorId: number) =>
    recordAudit(tx, { kind: 'webhook', id }, [change], { actorId, now: clock() })

  /** @throws Refusal 400 for a refused address and unknown types */
  const checkedValues = ({ name, url, types, is_on }: z.output<typeof WebhookForm>) => {
    const refused = refusalOfTarget(url, requestSettings(services))
    if (refused) throw refuseFields({ url: [REFUSED[refused]] })
    const chosen = types && allTypes.map(({ type }) => type).filter((type) => types.includes(type))
    if (types?.some((type) => !chosen?.includes(type))) throw refuseFields({ types: ['Select events of the list.'] })
    return { name, url, types: chosen, is_on }
  }

  app.route({
    ...contract.listWebhooks,
    handler: async (request) => {
      const [rows, isRecent] = await Promise.all([store.find(db), isRecentLogin(services, requireUser(request))])
      return {
        webhooks: rows.map((row) => responseOf(row, clock())),
        types: allTypes.map(({ type, summary }) => ({ type, summary })),
        needs_password: !isRecent,
      }
    },
  })

  const { addRecord } = defineResource(
    app,
    services,
    { change: contract.changeWebhook, remove: contract.deleteWebhook },
    {
      kind: 'webhook',
      store,
      conflict: 'This webhook was changed by someone else. Reload it and try again.',
      limit: {
        max: MAX_WEBHOOKS,
        errors: { non_field_errors: [`You can have at most ${MAX_WEBHOOKS} webhooks. Delete one first.`] },
      },
      unique: { column: 'name', index: 'webhook_endpoints_name', error: 'Another webhook has this name.' },
      checkForm: checkedValues,
      columns: async (form) => checkedValues(form),
      toItem: async (row) => responseOf(row, clock()),
      audited: ({ name, url, types, is_on }) => ({ name, url, types: types ?? 'all', is_on: is_on ? 'on' : 'off' }),
      afterWrite: async (tx, written) => {
        for (const { id, before, after } of written)
          if (before && after && endpoints.restartsDeliveries(before, after)) await deliveries.restartDeliveries(tx, id)
      },
    },
  )

  app.route({
    ...contract.createWebhook,
    handler: async (request) => {
      const values = checkedValues(request.body)
      await requireRecentLogin(services, requireUser(request), request.body.own_password)
      const secret = newSecret()
      const secret_sealed = seal(secret, 'webhook secrets', key)
      const created = await addRecord(request, async () => ({ ...values, secret_sealed }))
      return { ...created, secret }
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
        await audit(tx, id, { field: 'secret', old: 'set', new: 'replaced' }, principal.id)
        return locked(tx, id)
      })
      return { ...responseOf(changed, clock()), secret }
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
        await audit(tx, id, { field: 'replay', old: null, new: value }, requireUser(request).id)
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
    handler: async (request) => {
      const { id } = request.params
      await db.transaction().execute(async (tx) => {
        const endpoint = await deliveries.findEndpointOf(tx, id)
        if (endpoint === undefined || !(await endpoints.lockEndpoint(tx, endpoint))) throw notFound()
        if (!(await deliveries.sendAgain(tx, id))) throw refuse('Tests can’t be sent again. Send a new one.', 409)
        await audit(tx, endpoint, { field: 'sent_again', old: null, new: String(id) }, requireUser(request).id)
      })
    },
  })
}

function responseOf(row: endpoints.EndpointWithWaiting, now: Date): contract.WebhookResponse {
  const { id, name, url, types, is_on, disabled_for, last_failure, version, waiting } = row
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
