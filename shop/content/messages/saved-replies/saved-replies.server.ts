import type { FastifyRequest } from 'fastify'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import * as contract from './saved-replies.contract.ts'
import * as store from './saved-replies-store.server.ts'

const CHANGED = 'This saved reply was changed by someone else. Reload it and try again.'

/** Registers the endpoints of saved replies. Writes are serialized by a table lock; the table is small. */
export function savedRepliesEndpoints(app: ShopApp, { db, clock }: Services): void {
  const change = <Result>(work: (tx: typeof db, all: contract.SavedReply[]) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await store.lockSavedReplies(tx)
      return work(tx, await store.findSavedReplies(tx))
    })
  const note = (tx: typeof db, request: FastifyRequest, id: number, changes: readonly ValueChange[]) =>
    recordAudit(tx, { kind: 'saved_reply', id }, changes, { actorId: requireUser(request).id, now: clock() })

  app.route({
    ...contract.listSavedReplies,
    handler: async () => ({ saved_replies: await store.findSavedReplies(db) }),
  })

  app.route({
    ...contract.addSavedReply,
    handler: async (request, reply) => {
      const added = await change(async (tx, all) => {
        if (all.length >= contract.MAX_SAVED_REPLIES)
          throw refuseFields({
            non_field_errors: [`You can save at most ${contract.MAX_SAVED_REPLIES} replies. Delete one first.`],
          })
        refuseTaken(all, request.body.name)
        const saved = await store.insertSavedReply(tx, request.body)
        await note(tx, request, saved.id, changesOf(undefined, saved))
        return saved
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...contract.changeSavedReply,
    handler: (request) =>
      change(async (tx, all) => {
        const { version, ...form } = request.body
        const before = unchanged(all, request.params.id, version)
        refuseTaken(all, form.name, before.id)
        const changes = changesOf(before, form)
        if (changes.length === 0) return before
        await note(tx, request, before.id, changes)
        return store.updateSavedReply(tx, { ...before, ...form })
      }),
  })

  app.route({
    ...contract.removeSavedReply,
    handler: async (request, reply) => {
      await change(async (tx, all) => {
        const before = unchanged(all, request.params.id, request.query.version)
        await note(tx, request, before.id, changesOf(before, undefined))
        await store.deleteSavedReply(tx, before.id)
      })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.orderSavedReplies,
    handler: async (request) => ({
      saved_replies: await change(async (tx, all) => {
        const { ids } = request.body
        if (ids.length !== all.length || !all.every(({ id }) => ids.includes(id)))
          throw refuse('Another staff member has added or deleted a saved reply. Reload the list and try again.', 409)
        for (const [index, id] of ids.entries()) {
          const old = all.findIndex((one) => one.id === id)
          if (old !== index)
            await note(tx, request, id, [{ field: 'position', old: String(old + 1), new: String(index + 1) }])
        }
        await store.placeSavedReplies(tx, ids)
        return store.findSavedReplies(tx)
      }),
    }),
  })
}

/** Returns the saved reply. @throws Refusal 404 when it does not exist, 409 when its version differs */
function unchanged(all: readonly contract.SavedReply[], id: number, version: number): contract.SavedReply {
  const found = all.find((one) => one.id === id)
  if (!found) throw notFound()
  if (found.version !== version) throw refuse(CHANGED, 409)
  return found
}

function refuseTaken(all: readonly contract.SavedReply[], name: string, own?: number): void {
  if (all.some((one) => one.id !== own && one.name.toLowerCase() === name.toLowerCase()))
    throw refuseFields({ name: ['Another saved reply has this name.'] })
}

type Named = Pick<contract.SavedReply, 'name' | 'body'>

const changesOf = (before: Named | undefined, after: Named | undefined): ValueChange[] =>
  (['name', 'body'] as const)
    .map((field) => ({ field, old: before?.[field] ?? null, new: after?.[field] ?? null }))
    .filter((change) => change.old !== change.new)
