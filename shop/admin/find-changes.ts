import { pagesOf } from '../../lib/page-of.contract.ts'
import type { apiFrom } from '../api.ts'
import { changes } from '../changes/changes.contract.ts'
import { whenDown } from '../frame/when-down.ts'
import { staffHere } from './staff-here.ts'
import { unlessNoPage } from './unless-no-page.ts'

const KINDS = ['product', 'order', 'review', 'synonyms'] as const
type ChangedThing = { kind: (typeof KINDS)[number]; id: string }

/** One page of the changes that an address asks for: of one thing, or of all; undefined for whoever is no staff. */
export async function findChanges(api: ReturnType<typeof apiFrom>, request: Request) {
  if (!(await staffHere())) return undefined
  const asked = new URL(request.url).searchParams
  const kind = KINDS.find((one) => asked.has(one))
  const thing: ChangedThing | undefined = kind && { kind, id: asked.get(kind) ?? '' }
  const page = asked.get('page') ?? '1'
  const { results, count } = await whenDown(
    'Failed to load changes, perhaps our server is down',
    api(changes, { query: { page, ...(thing && { [thing.kind]: thing.id }) } }).catch(unlessNoPage(request)),
  )
  return { thing, page: Number(page), pages: pagesOf(count), count, changes: results }
}
