import { Search } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'

/** Goes to `/search/{search_query}` when there is something to look for. The words stay in the box. */
export function SearchBox() {
  const navigate = useNavigate()
  const { search_query = '' } = useParams()

  function search(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search_query')).trim()
    if (words !== '') navigate(`/search/${encodeURIComponent(words)}`)
  }

  return (
    <search>
      <form onSubmit={search} className="relative" key={search_query}>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="search_query"
          defaultValue={search_query}
          maxLength={100}
          aria-label="Search the shop"
          placeholder="Search the shop"
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded-full border border-edge bg-surface pr-4 pl-10.5 text-base placeholder:text-muted"
        />
      </form>
    </search>
  )
}
