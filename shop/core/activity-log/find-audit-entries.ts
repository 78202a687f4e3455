import { texts } from '#texts/core/activity-log'
import { ID } from '../../../lib/fields.contract.ts'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import type { Api } from '../api.ts'
import { auditLog } from './audit-log.contract.ts'
import { AUDITED_KINDS } from './audited-kinds.contract.ts'
import { nameOfSubject } from './name-of-subject.ts'

/**
 * Returns one page of audit log entries for the filters in an address: subject, author, both or none. An invalid
 * author is ignored.
 */
export async function findAuditEntries(api: Api, query: URLSearchParams) {
  const kind = AUDITED_KINDS.find((one) => query.has(one))
  const id = kind && (query.get(kind) ?? '')
  const page = query.get('page') ?? '1'
  const by = ID.test(query.get('by') ?? '') ? Number(query.get('by')) : undefined
  const { results, count, people } = await api(auditLog, {
    query: { page, ...(kind && { [kind]: id }), ...(by && { by }) },
  })
  const thing = kind && (results[0] ? nameOfSubject(results[0]) : texts.byNumber(texts.kinds[kind], Number(id)))
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? results[0]?.by ?? texts.person(id)
  const person = by === undefined ? undefined : { id: by, name: nameOf(by) }
  return { thing, person, people, page: Number(page), pages: pagesOf(count), count, changes: results }
}
