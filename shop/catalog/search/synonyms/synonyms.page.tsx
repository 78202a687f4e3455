import { Link } from 'react-router'
import { texts } from '#texts/catalog/search/synonyms'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { searchAddress } from '../search-address.ts'
import { type Synonyms, synonyms } from './synonyms.contract.ts'
import { TERMS } from './synonyms-address.ts'

const listed = ({ terms }: Synonyms) => terms.join(', ')

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: callsOf(synonyms),
  form: async () => (await import('./synonym-form.contract.ts')).SynonymForm,
  items: (data) => data.synonyms.toReversed(),
  name: listed,
  values: (group) => ({ terms: listed(group) }),
  fields: { terms: { label: texts.wordsLabel, hint: texts.wordsHint } },
  initialValues: (query) => (query.has(TERMS) ? { terms: `${query.get(TERMS)}, ` } : {}),
  columns: {
    terms: {
      label: texts.words,
      value: listed,
      cell: ({ terms }) => (
        <ul className="flex flex-wrap gap-2">
          {terms.map((term) => (
            <li key={term} className="min-w-0">
              <Link
                to={searchAddress(term)}
                className="inline-flex min-h-11 max-w-full items-center rounded-full bg-sunken px-4 text-sm wrap-anywhere hover:underline"
              >
                {term}
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
  },
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
