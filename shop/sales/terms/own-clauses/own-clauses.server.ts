import { isDeepStrictEqual } from 'node:util'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, type ResponseErrors, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { touchSettings } from '../../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { readMarkdown } from '../../../ui/markdown/read-markdown.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { translateClauses } from './clause-translations.server.ts'
import * as contract from './own-clauses.contract.ts'
import type { StoredClause } from './own-clauses.ts'
import * as store from './own-clauses-store.server.ts'

const TOO_LONG = `All clauses together have more than ${contract.MAX_TERMS_TEXT} characters. Shorten or delete some of them.`
const CHANGED = 'The clauses were changed by someone else. Reload them and try again.'

/** Registers the endpoints of the own clauses of the terms. */
export function ownClauseEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services
  app.route({
    ...contract.getCurrentOwnTerms,
    handler: async () => {
      dependsOn(SETTINGS)
      const current = await store.findCurrentVersion(db)
      return {
        number: current?.number ?? null,
        published_on: current ? inShopTime(current.published_at).day : null,
        clauses: (await translateClauses(services, current?.clauses ?? [])).map(store.parsedClause),
      }
    },
  })

  app.route({
    ...contract.getOwnTerms,
    handler: async () => ({ draft: await readDraft(db), versions: (await store.findVersions(db)).map(summaryOf) }),
  })

  app.route({
    ...contract.getOwnTermsVersion,
    handler: async ({ params }) => {
      const version = await store.findVersion(db, params.number)
      if (!version) throw notFound()
      return { ...summaryOf(version), clauses: version.clauses.map(onWire) }
    },
  })

  app.route({
    ...contract.saveOwnTermsDraft,
    bodyLimit: contract.MAX_DRAFT_BYTES,
    handler: async (request) => {
      const { version, clauses } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      if (new Set(clauses.map(({ id }) => id)).size < clauses.length) throw refuse('Each clause needs its own id.')
      return db.transaction().execute(async (tx) => {
        const draft = await store.lockDraft(tx)
        if (draft.version !== version) throw refuse(CHANGED, 409)
        await refuseClauses(tx, clauses, draft.clauses)
        const changes = changesOf(draft.clauses, clauses)
        if (changes.length > 0) {
          await store.writeDraft(tx, clauses, by)
          await recordAudit(tx, SETTINGS_SUBJECT, changes, by)
        }
        return readDraft(tx)
      })
    },
  })

  app.route({
    ...contract.publishOwnTerms,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const published = await db.transaction().execute(async (tx) => {
        const draft = await store.lockDraft(tx)
        if (draft.version !== request.body.version) throw refuse(CHANGED, 409)
        const current = await store.findCurrentVersion(tx)
        if (isDeepStrictEqual(draft.clauses, current?.clauses ?? []))
          throw refuse('These clauses are published already.', 409)
        const number = (current?.number ?? 0) + 1
        await store.insertVersion(tx, { number, clauses: draft.clauses }, by)
        // Cached terms and pages of all processes are renewed.
        await touchSettings(tx, 'own_terms', by.now)
        const change = { field: 'own_terms', old: current ? String(current.number) : null, new: String(number) }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
        return store.findVersion(tx, number)
      })
      cache.changed(SETTINGS)
      if (!published) throw notFound()
      return summaryOf(published)
    },
  })
}

/**
 * Clauses written before these rules stay valid.
 * @throws Refusal 400 if the clauses are too long together, or a new one needs a title
 */
async function refuseClauses(
  tx: Database,
  clauses: readonly StoredClause[],
  before: readonly StoredClause[],
): Promise<void> {
  const length = lengthOf(clauses)
  if (length > contract.MAX_TERMS_TEXT && length > lengthOf(before)) throw refuseFields({ clauses: [TOO_LONG] })
  const untitled = clauses.filter(contract.isUntitledAfter)
  if (untitled.length === 0) return
  const known = [...before, ...(await store.findUntitledClauses(tx))]
  const isNew = (clause: StoredClause) =>
    untitled.includes(clause) && !known.some((one) => isDeepStrictEqual(one, clause))
  const errors = clauses.map((one): ResponseErrors => (isNew(one) ? { title: [contract.NEEDS_TITLE] } : {}))
  if (clauses.some(isNew)) throw refuseFields({ clauses: errors })
}

/** The length of all titles and texts, in characters. */
const lengthOf = (clauses: readonly StoredClause[]) =>
  clauses.reduce((sum, { title, text }) => sum + [...title, ...text].length, 0)

async function readDraft(db: Database): Promise<contract.TermsDraft> {
  const [draft, current] = [await store.findDraft(db), await store.findCurrentVersion(db)]
  return {
    version: draft.version,
    is_changed: !isDeepStrictEqual(draft.clauses, current?.clauses ?? []),
    changed_by: draft.changed_name,
    time_changed: draft.changed_at?.toISOString() ?? null,
    clauses: draft.clauses.map(onWire),
  }
}

const onWire = (clause: StoredClause): contract.ClauseResponse => ({ ...clause, blocks: readMarkdown(clause.text) })

function summaryOf({
  number,
  published_at,
  published_name,
  clauses,
}: {
  number: number
  published_at: Date
  published_name: string
  clauses: number | readonly StoredClause[]
}): contract.VersionSummary {
  const count = typeof clauses === 'number' ? clauses : clauses.length
  return { number, time_published: published_at.toISOString(), by: published_name, clauses: count }
}

/** Returns the audit log entries of a change: each clause that was added, changed or removed, and the order. */
function changesOf(before: readonly StoredClause[], after: readonly StoredClause[]): ValueChange[] {
  const field = 'own_clause'
  const changed = after.flatMap((clause) => {
    const old = before.find(({ id }) => id === clause.id)
    const [was, now] = [old ? described(old) : null, described(clause)]
    return was === now ? [] : [{ field, old: was, new: now }]
  })
  const removed = before
    .filter(({ id }) => !after.some((one) => one.id === id))
    .map((clause) => ({ field, old: described(clause), new: null }))
  const titles = (clauses: readonly StoredClause[], others: readonly StoredClause[]) =>
    clauses
      .filter(({ id }) => others.some((one) => one.id === id))
      .map(({ id, title, text }) => ({ id, name: title || text.slice(0, 40) }))
  const [old, now] = [titles(before, after), titles(after, before)]
  const isMoved = old.some(({ id }, index) => now[index]?.id !== id)
  const names = (list: typeof old) => list.map(({ name }) => name).join(', ')
  return [...changed, ...removed, ...(isMoved ? [{ field: 'own_clause_order', old: names(old), new: names(now) }] : [])]
}

/** Describes a clause with its place, title and text for the activity log. */
const described = ({ section, place, title, text }: StoredClause) =>
  [section === 'own' ? section : `${section}, ${place}`, title, text].filter(Boolean).join(': ')
