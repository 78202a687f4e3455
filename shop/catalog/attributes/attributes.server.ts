import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { limitConcurrency } from '../../../server/limits/limit-concurrency.ts'
import type { Services } from '../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { phraseTranslator } from '../../core/translations/translate.server.ts'
import { type AttributeFilter, listFilters } from '../listing/attributes/list-filters.contract.ts'
import { LIST, SEARCH } from '../products/read/catalogue-tags.server.ts'
import { findCollectionScope } from '../products/read/collection-list/find-collection-scope.server.ts'
import { type FilterCriteria, filterCriteriaIn } from '../products/read/lists/filter-criteria.server.ts'
import { openIndexedLanguage } from '../search/query/indexed-language.server.ts'
import { searchLanguages, searchTags } from '../search/query/search-languages.server.ts'
import { searchProducts } from '../search/query/search-products.server.ts'
import { listAttributeNames, updateAttributeFilter, updateAttributeFilters } from './attributes.contract.ts'
import { countByAttributes, findAttributeNames, setAttributeFilterable } from './attributes-store.server.ts'
import { countByOptions } from './count-by-options.server.ts'

/** Attributes have no ids, so the audit log lists all changes under one id. */
const ATTRIBUTES_SUBJECT = { kind: 'facts', id: 1 } as const
/** Counting is CPU-bound, so its concurrency is limited. */
const MOST_AT_ONCE = 2
/** The maximum number of search results that are counted. */
const MOST_FOUND = 10_000

/** Registers the endpoints of attribute filters and of the setting which attributes are filterable. */
export function attributeEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services
  const inTurn = limitConcurrency(MOST_AT_ONCE)
  const inIndexed = openIndexedLanguage()

  app.route({
    ...listFilters,
    handler: async ({ query: { q, collection, ...asked } }) => {
      dependsOn(LIST, ...searchTags(services))
      const criteria = filterCriteriaIn(asked, clock())
      return inTurn(async () => {
        const found = q === undefined ? undefined : await findByWords(q, criteria)
        const members = collection === undefined ? undefined : (await findCollectionScope(services, collection)).members
        const among = { found, members }
        // Two connections, so that both statements run in parallel.
        const counting = [countByAttributes(db, criteria, among), countByOptions(db, criteria, among)] as const
        const [{ count, facts }, options] = await Promise.all(counting)
        const withLabels = await labelled(services, [...options, ...facts])
        return { count, options: withLabels.slice(0, options.length), facts: withLabels.slice(options.length) }
      })
    },
  })

  async function findByWords(words: string, { facts: _, options: __, ...criteria }: FilterCriteria): Promise<number[]> {
    const { ids } = await inIndexed(searchLanguages(services), (texts) =>
      searchProducts(db, words, { ...criteria, ...texts, paging: { page: 1, size: MOST_FOUND } }),
    )
    return ids
  }

  app.route({ ...listAttributeNames, handler: async () => ({ names: await findAttributeNames(db) }) })

  app.route({
    ...updateAttributeFilter,
    handler: async (request) => {
      const { name, can_filter } = request.body
      await setFilters([name], can_filter, actorOf(request, clock()))
    },
  })

  app.route({
    ...updateAttributeFilters,
    handler: async (request) => {
      const { names, can_filter } = request.body
      return { changed: await setFilters(names, can_filter, actorOf(request, clock())) }
    },
  })

  /** Turns filters on or off in one transaction. @returns the names of those that changed */
  async function setFilters(names: readonly string[], can_filter: boolean, by: AuditActor): Promise<string[]> {
    const changed = await db.transaction().execute(async (tx) => {
      const others: string[] = []
      // In a fixed order, which avoids deadlocks.
      for (const name of [...new Set(names)].sort())
        if (await setAttributeFilterable(tx, name, can_filter)) others.push(name)
      const changes = others.map((name) => ({
        field: 'filters',
        old: can_filter ? null : name,
        new: can_filter ? name : null,
      }))
      if (changes.length > 0) await recordAudit(tx, ATTRIBUTES_SUBJECT, changes, by)
      return others
    })
    cache.changed(SEARCH)
    return changed
  }
}

/** Adds the translations of names and values. They stay as they are in addresses and filters. */
async function labelled(services: Services, filters: readonly AttributeFilter[]): Promise<AttributeFilter[]> {
  const texts = filters.flatMap(({ name, values }) => [name, ...values.map(({ value }) => value)])
  const translate = await phraseTranslator(services, texts)
  const labelOf = (text: string) => (translate(text) === text ? {} : { label: translate(text) })
  return filters.map(({ name, values }) => ({
    name,
    ...labelOf(name),
    values: values.map((each) => ({ ...each, ...labelOf(each.value) })),
  }))
}
