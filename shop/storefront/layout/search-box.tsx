import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { href, useNavigate, useParams } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { MAX_QUERY } from '../../catalog/products/read/lists/max-query.contract.ts'
import { searchAddress } from '../../catalog/search/search-address.ts'
import { CLOSED, LIST_ID, type SuggestionList } from '../../catalog/search/suggestions/suggestion-list.ts'
import { usePageHref } from '../../ui/link.tsx'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'

/** The id of the search box in the header. */
export const SEARCH_BOX_ID = 'search'

/** Suggestions are loaded on use, because most visitors never search. */
const importSuggestions = () => import('../../catalog/search/suggestions/suggestions.tsx')

/** The search box. Goes to `/search/{search_query}` unless the query is empty, and keeps the words. */
export function SearchBox() {
  const { search_query = '' } = useParams()
  return (
    <search>
      {/* The key resets the form for each new search. */}
      <SearchForm key={search_query} words={search_query} />
    </search>
  )
}

function SearchForm({ words }: { words: string }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, loadSuggestions] = useOnDemand(importSuggestions)
  const [list, setList] = useState<SuggestionList>(CLOSED)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setList(CLOSED)
    const typed = field.current?.value.trim()
    if (typed) navigate(searchAddress(typed))
  }

  return (
    <form action={usePageHref(href('/search'))} onSubmit={search} onFocus={loadSuggestions} className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        id={SEARCH_BOX_ID}
        type="search"
        name="search_query"
        defaultValue={words}
        maxLength={MAX_QUERY}
        role="combobox"
        aria-label={texts.searchTheShop}
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? LIST_ID : undefined}
        aria-activedescendant={list.active}
        placeholder={texts.searchTheShop}
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 w-full rounded-full border border-edge bg-surface pr-4 pl-10.5 text-base placeholder:text-muted"
      />
      {Suggestions && <Suggestions field={field} list={list} setList={setList} />}
    </form>
  )
}
