import { refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudits } from '../../../core/activity-log/audit-log-store.server.ts'
import { defineResource } from '../../../core/admin-kit/resource/define-resource.server.ts'
import { MAX_SAVED_REPLIES, orderSavedReplies, savedReplies } from './saved-replies.contract.ts'
import { placeSavedReplies, savedRepliesStore } from './saved-replies-store.server.ts'

/** Registers the endpoints of saved replies. */
export function savedRepliesEndpoints(app: ShopApp, services: Services): void {
  const { writeAll } = defineResource(app, services, savedReplies, {
    kind: 'saved_reply',
    store: savedRepliesStore,
    conflict: 'This saved reply was changed by someone else. Reload it and try again.',
    audited: ({ name, body }) => ({ name, body }),
    unique: { column: 'name', index: 'saved_replies_named', error: 'Another saved reply has this name.' },
    limit: {
      max: MAX_SAVED_REPLIES,
      errors: { non_field_errors: [`You can save at most ${MAX_SAVED_REPLIES} replies. Delete one first.`] },
    },
  })

  app.route({
    ...orderSavedReplies,
    handler: async (request) => ({
      saved_replies: await writeAll(request, async (tx, by) => {
        const { ids } = request.body
        const all = await savedRepliesStore.find(tx)
        if (ids.length !== all.length || !all.every(({ id }) => ids.includes(id)))
          throw refuse('Another staff member has added or deleted a saved reply. Reload the list and try again.', 409)
        const moved = all
          .map(({ id }, index) => ({ id, old: String(index + 1), new: String(ids.indexOf(id) + 1) }))
          .filter((one) => one.old !== one.new)
          .map(({ id, ...places }) => ({ id, changed: [{ field: 'position', ...places }] }))
        await recordAudits(tx, 'saved_reply', moved, by)
        await placeSavedReplies(tx, ids)
        return savedRepliesStore.find(tx)
      }),
    }),
  })
}
