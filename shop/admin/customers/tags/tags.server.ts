import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit, recordAudits } from '../../../core/activity-log/audit-log-store.server.ts'
import { defineResource } from '../../../core/admin-kit/resource/define-resource.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { refreshAllCustomerFigures } from '../figures/customer-figures-store.server.ts'
import { recountCustomers } from '../figures/recount-customers.server.ts'
import { MAX_TAGS, MAX_TAGS_OF_CUSTOMER } from './tag-limits.contract.ts'
import { customerTags, mergeTag, tagCustomers } from './tags.contract.ts'
import {
  countTags,
  ensureTags,
  findTagIds,
  findTags,
  lockTagsOf,
  replaceTag,
  tagsStore,
  writeTags,
} from './tags-store.server.ts'

const CONFLICT = 'This tag was changed by someone else. Reload it and try again.'
const TOO_MANY = `A customer can have at most ${MAX_TAGS_OF_CUSTOMER} tags.`
const TOO_MANY_IN_SHOP = `You can have at most ${MAX_TAGS} tags. Merge or delete some of them first.`

/** Registers the endpoints of tags and of tagged customers. */
export function customerTagEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services
  const { add, change, remove } = customerTags
  const { writeAll } = defineResource(
    app,
    services,
    { add, change, remove },
    {
      kind: 'customer_tag',
      store: {
        ...tagsStore,
        remove: async (tx, tag, now) => {
          await tagsStore.remove(tx, tag, now)
          await enqueueJob(tx, recountCustomers, {}, { now })
        },
      },
      conflict: CONFLICT,
      audited: ({ name }) => ({ name }),
      unique: {
        column: 'name',
        index: 'customer_tags_name',
        error: 'Another tag has this name. Merge this tag into it instead.',
      },
      limit: { max: MAX_TAGS, errors: { name: [TOO_MANY_IN_SHOP] } },
      toItem: async ({ id }, db) => oneTag(db, id),
    },
  )

  app.route({ ...customerTags.list, handler: async () => ({ tags: await findTags(db) }) })

  app.route({
    ...mergeTag,
    handler: async (request) => {
      const merged = await writeAll(request, async (tx, by) => {
        const { into, version } = request.body
        const tag = await oneTag(tx, request.params.id)
        if (tag.version !== version) throw refuse(CONFLICT, 409)
        const [target] = await findTags(tx, into)
        if (!target || target.id === tag.id) throw refuseFields({ into: ['Choose another tag.'] })
        await replaceTag(tx, tag.id, target.id)
        await tagsStore.remove(tx, tag, by.now)
        const entry = { field: 'merged', old: null, new: String(target.id) }
        await recordAudit(
          tx,
          { kind: 'customer_tag', id: tag.id },
          [{ field: 'name', old: tag.name, new: null }, entry],
          by,
        )
        return oneTag(tx, target.id)
      })
      // The list filters by the figures; a tag of many customers exceeds one recount.
      await refreshAllCustomerFigures(db)
      return merged
    },
  })

  app.route({
    ...tagCustomers,
    handler: async (request) => {
      const by = actorOf(request, clock())
      return db.transaction().execute((tx) => changeTags(tx, request.body, by))
    },
  })
}

/** @throws Refusal 404 when the tag does not exist */
async function oneTag(db: Database, id: number) {
  const [tag] = await findTags(db, id)
  if (!tag) throw notFound()
  return tag
}

interface TagChange {
  customers: readonly number[]
  /** Names of tags. */
  add: readonly string[]
  remove: readonly string[]
}

async function changeTags(tx: Database, { customers, add, remove }: TagChange, by: AuditActor) {
  const before = await lockTagsOf(tx, customers)
  if (before.size === 0) throw notFound()
  const added = await ensureTags(tx, add)
  if (added.length > 0 && (await countTags(tx)) > MAX_TAGS) throw refuseFields({ add: [TOO_MANY_IN_SHOP] })
  const removed = (await findTagIds(tx, remove)).filter((id) => !added.includes(id))
  const changes = [...before].map(([id, tags]) => {
    const after = [...new Set([...tags.filter((tag) => !removed.includes(tag)), ...added])].sort((a, b) => a - b)
    return { id, tags, after, isRefused: after.length > Math.max(MAX_TAGS_OF_CUSTOMER, tags.length) }
  })
  const allowed = changes.filter(({ isRefused, tags, after }) => !isRefused && tags.join() !== after.join())
  const changed = allowed.map(({ id }) => id)
  await writeTags(tx, changed, { add: added, remove: removed })
  // The log has the ids of tags, and shows their names: a deleted customer leaves no text there.
  const audits = allowed.map(({ id, tags, after }) => ({
    id,
    changed: [{ field: 'tags', old: tags.join(', ') || null, new: after.join(', ') || null }],
  }))
  await recordAudits(tx, 'customer', audits, by)
  const refused = changes.filter(({ isRefused }) => isRefused).map(({ id }) => ({ id, reason: TOO_MANY }))
  return { changed, refused }
}
