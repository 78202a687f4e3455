import * as texts from '#texts/audit-log'
import { pagesOf } from '../../lib/page-of.contract.ts'
import type { apiFrom } from '../api.ts'
import { orErrorPage } from '../feedback/or-error-page.ts'
import { redirectOnMissingPage } from '../staff/lists/redirect-on-missing-page.ts'
import { auditLog } from './audit-log.contract.ts'
import { AUDITED_KINDS } from './audited-kinds.contract.ts'
import { nameOfSubject } from './name-of-subject.ts'

/** Finds one page of the changes that an address asks for: of one thing, or of all. */
export async function findAuditEntries(api: ReturnType<typeof apiFrom>, request: Request) {
  const asked = new URL(request.url).searchParams
  const kind = AUDITED_KINDS.find((one) => asked.has(one))
  const id = kind && (asked.get(kind) ?? '')
  const page = asked.get('page') ?? '1'
  const { results, count } = await orErrorPage(
    texts.failedToLoadChangesPerhaps,
    api(auditLog, { query: { page, ...(kind && { [kind]: id }) } }).catch(redirectOnMissingPage(request)),
  )
  const thing = kind && (results[0] ? nameOfSubject(results[0]) : `${kind} ${id}`)
  return { thing, page: Number(page), pages: pagesOf(count), count, changes: results }
}
