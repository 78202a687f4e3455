import { Link } from 'react-router'
import { texts } from '#texts/catalog/search/no-results'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { BulkRecord } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import type { Api } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { searchAddress } from '../search-address.ts'
import { synonymsAddress } from '../synonyms/synonyms-address.ts'
import { forgetNoResultSearch, listNoResultSearches, SHOWN_DAYS } from './no-results.contract.ts'

/** Removes searches from the list, without an undo: later searches are counted again. */
async function removeAll(api: Api, searches: readonly BulkRecord[]) {
  // Someone else may have removed some.
  for (const { key } of searches) await api(forgetNoResultSearch, { params: { words: key } }).catch(nullOn404)
  return { done: searches, left: [], undo: null }
}

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: {
    list: (api) => api(listNoResultSearches, {}),
    bulk: (api, _remove, searches) => removeAll(api, searches),
  },
  // Searches are identified by their words and have no version.
  items: ({ searches }) => searches.map((search) => ({ ...search, id: null, version: 0 })),
  keyOf: ({ words }) => words,
  name: ({ words }) => words,
  removesInBulk: true,
  columns: {
    words: {
      label: texts.search,
      value: ({ words }) => words,
      cell: ({ words }) => (
        <Link to={searchAddress(words)} className="lone-link hover:underline">
          {words}
        </Link>
      ),
    },
    count: {
      label: texts.searches,
      value: ({ count }) => count,
      cell: ({ count }) => String(count),
      onPhone: (_, { count }) => texts.times(count),
      isNumber: true,
    },
    last_day: {
      label: texts.last,
      value: ({ last_day }) => last_day,
      cell: ({ last_day }) => showDay(last_day),
      onPhone: texts.lastOn,
    },
    synonym: {
      label: texts.addSynonym,
      value: () => '',
      cell: ({ words }) => (
        <ButtonLink to={synonymsAddress(words)} weight="secondary" aria-label={texts.addSynonymFor(words)}>
          {texts.addSynonym}
        </ButtonLink>
      ),
      isUnsorted: true,
      isExported: false,
    },
  },
  intro: () => <p className="mb-4 max-w-prose text-muted">{texts.searchesOfTheLastDays(SHOWN_DAYS)}</p>,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
