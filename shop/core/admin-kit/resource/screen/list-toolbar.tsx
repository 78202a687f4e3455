import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { texts } from '#texts/core/admin-kit/resource'
import { Button } from '../../../../ui/button.tsx'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { TableSearch } from '../../lists/table-search.tsx'
import { type ListOptions, type ListView, listAddress, wordsAddress, wordsIn } from './list-view.ts'

interface ListToolbarProps<Item> {
  options: ListOptions<Item>
  view: ListView
  /** Downloads the list as it is filtered and sorted. */
  download: () => void
  isDownloading: boolean
  isEmpty: boolean
  /** The number of records. */
  children: ReactNode
}

/** Search, filters and export above a list. Their state is in the address. Of an empty list, it has only the count. */
export function ListToolbar<Item>({
  options: { filters = {} },
  view,
  download,
  isDownloading,
  isEmpty,
  children,
}: ListToolbarProps<Item>) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // The latest choice; its list may still be loading.
  const chosen = useRef(query)
  useEffect(() => {
    chosen.current = query
  }, [query])
  function show(addressIn: (query: URLSearchParams) => string, replace = false) {
    const to = addressIn(chosen.current)
    chosen.current = new URLSearchParams(to)
    void navigate(to, { replace, state: SAME_SCREEN, preventScrollReset: true })
  }
  return (
    <div className={isEmpty ? 'sr-only' : 'mb-3 grid gap-3'}>
      {!isEmpty && (
        <search className="flex flex-wrap gap-3">
          <TableSearch
            name="q"
            label={texts.searchList}
            words={view.words}
            maxLength={100}
            find={(words) => words !== wordsIn(chosen.current) && show((before) => wordsAddress(before, words), true)}
            className="max-w-md basis-48"
          />
          {Object.entries(filters).map(([name, { label, choices }]) => (
            <FilterSelect
              key={name}
              label={label}
              all={texts.anyOf(label)}
              value={view.filters[name]}
              choices={Object.entries(choices)}
              choose={(value = '') => show((before) => listAddress(before, name, value))}
            />
          ))}
        </search>
      )}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {/* The count stays in its place, because a removed entry passes its focus to it. */}
        {children}
        {!isEmpty && (
          <Button
            weight="quiet"
            aria-disabled={isDownloading}
            aria-busy={isDownloading}
            onClick={() => !isDownloading && download()}
            className="-mr-4 text-sm aria-disabled:opacity-55 max-sm:-ml-5"
          >
            <Download aria-hidden="true" className="size-4.5" />
            {texts.exportCsv}
          </Button>
        )}
      </div>
    </div>
  )
}
