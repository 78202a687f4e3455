import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { SEARCH } from '../../products/read/catalogue-tags.server.ts'
import * as contract from './synonyms.contract.ts'
import { addGroup, changeGroup, lockGroup, MAX_GROUPS, removeGroup, selectSynonyms } from './synonyms-store.server.ts'

/** Registers the endpoints of synonyms. */
export function synonymEndpoints(app: ShopApp, { db, clock, cache }: Services): void {
  const note = (
    tx: Database,
    request: FastifyRequest,
    id: number,
    old: readonly string[] | null,
    terms: readonly string[] | null,
  ) =>
    recordAudit(
      tx,
      { kind: 'synonyms', id },
      [{ field: 'terms', old: old?.join(', ') ?? null, new: terms?.join(', ') ?? null }],
      { actorId: requireUser(request).id, now: clock() },
    )

  app.route({
    ...contract.listSynonyms,
    handler: async () => ({ synonyms: await selectSynonyms(db) }),
  })

  app.route({
    ...contract.addSynonyms,
    handler: async (request, reply) => {
      const added = await db.transaction().execute(async (tx) => {
        const group = await addGroup(tx, request.body.terms)
        if (!group) throw refuseFields({ terms: [`Ensure there are no more than ${MAX_GROUPS} groups.`] })
        await note(tx, request, group.id, null, group.terms)
        return group
      })
      cache.changed(SEARCH)
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...contract.changeSynonyms,
    handler: async (request) => {
      const { terms, version } = request.body
      const changed = await db.transaction().execute(async (tx) => {
        const held = await unchanged(tx, request.params.id, version)
        if (held.terms.join() === terms.join()) return held
        await note(tx, request, held.id, held.terms, terms)
        return changeGroup(tx, { ...held, terms })
      })
      cache.changed(SEARCH)
      return changed
    },
  })

  app.route({
    ...contract.removeSynonyms,
    handler: async (request, reply) => {
      await db.transaction().execute(async (tx) => {
        const held = await unchanged(tx, request.params.id, request.query.version)
        await note(tx, request, held.id, held.terms, null)
        await removeGroup(tx, held.id)
      })
      cache.changed(SEARCH)
      return reply.code(204).send()
    },
  })
}

/** Locks a group and checks its version. @throws Refusal 404 or 409 */
async function unchanged(tx: Database, id: number, version: number | undefined): Promise<contract.Synonyms> {
  const held = await lockGroup(tx, id)
  if (!held) throw notFound()
  if (version !== undefined && version !== held.version)
    throw refuse('These synonyms were changed by someone else. Reload them and try again.', 409)
  return held
}
