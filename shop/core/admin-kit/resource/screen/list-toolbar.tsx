import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { texts } from '#texts/core/admin-kit/resource'
import { Button } from '../../../../ui/button.tsx'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { TableSearch } from '../../lists/table-search.tsx'
import { type ListOptions, type ListView, listAddress, wordsAddress } from './list-view.ts'

interface ListToolbarProps<Item> {
  options: ListOptions<Item>
  view: ListView
  /** Downloads the list as it is filtered and sorted. */
  download: () => void
  /** The number of records. */
  children: ReactNode
}

/** Search, filters and export above a list. Their state is in the address. */
export function ListToolbar<Item>({ options: { filters = {} }, view, download, children }: ListToolbarProps<Item>) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const show = (to: string, replace = false) =>
    void navigate(to, { replace, state: SAME_SCREEN, preventScrollReset: true })
  return (
    <div className="mb-3 grid gap-3">
      <search className="flex flex-wrap gap-3">
        <TableSearch
          name="q"
          label={texts.searchList}
          words={view.words}
          maxLength={100}
          find={(words) => words !== view.words && show(wordsAddress(query, words), true)}
          className="max-w-md basis-48"
        />
        {Object.entries(filters).map(([name, { label, choices }]) => (
          <select
            key={name}
            aria-label={label}
            value={view.filters[name] ?? ''}
            onChange={({ target }) => show(listAddress(query, name, target.value))}
            className="h-11 min-w-0 max-w-full rounded-control border border-edge bg-surface px-3 text-base"
          >
            <option value="">{texts.anyOf(label)}</option>
            {Object.entries(choices).map(([value, read]) => (
              <option key={value} value={value}>
                {read}
              </option>
            ))}
          </select>
        ))}
      </search>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {children}
        <Button weight="quiet" onClick={download} className="-mr-4 text-sm max-sm:-ml-5">
          <Download aria-hidden="true" className="size-4.5" />
          {texts.exportCsv}
        </Button>
      </div>
    </div>
  )
}
