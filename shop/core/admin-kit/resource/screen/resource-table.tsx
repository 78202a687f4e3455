import type { ReactNode } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { texts } from '#texts/core/admin-kit/resource'
import { pathWithoutLanguage } from '../../../../../lib/texts/page-paths.ts'
import { RowCheckbox } from '../../../../ui/table/row-checkbox.tsx'
import { SortedColumn } from '../../../../ui/table/sorted-column.tsx'
import { type ListColumn, type ListView, sortAddress } from './list-view.ts'

interface ResourceTableProps<Item> {
  title: string
  columns: readonly (readonly [name: string, column: ListColumn<Item>])[]
  view: ListView
  /** The selection of all listed records; undefined if none can be selected. */
  selection: { isTicked: boolean; change: (isTicked: boolean) => void } | undefined
  /** The list has further pages, which the selection leaves out. */
  hasPages: boolean
  /** The rows. */
  children: ReactNode
}

/** The table of a list. Each column sorts it; on phones the columns are in one line above the rows. */
export function ResourceTable<Item>({ title, columns, view, selection, hasPages, children }: ResourceTableProps<Item>) {
  const query = useLatestQuery()
  const sorted = (name: string) =>
    view.sort?.column === name ? (view.sort.isDescending ? 'descending' : 'ascending') : undefined
  return (
    // A border of the table itself would not be rounded, because its borders collapse.
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <table aria-label={title} className="w-full text-sm max-md:block">
        <thead className="max-md:block">
          <tr className="border-line border-b text-left text-muted max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:px-4 md:whitespace-nowrap">
            <td className={selection ? 'w-11 max-md:-ml-4' : 'w-4 max-md:hidden'}>
              {selection && <RowCheckbox label={hasPages ? texts.selectPage : texts.selectAll} {...selection} />}
            </td>
            {columns.map(([name, { label, isNumber, isUnsorted }]) => (
              <SortedColumn
                key={name}
                name={label}
                to={isUnsorted ? undefined : sortAddress(query, name)}
                sorted={sorted(name)}
                className={isNumber ? 'md:pr-4 md:text-right' : 'md:pr-4'}
              />
            ))}
            <th scope="col" className="max-md:hidden">
              <span className="sr-only">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">{children}</tbody>
      </table>
    </div>
  )
}

/** The query of the list, or of the next one while it is loading. */
function useLatestQuery(): URLSearchParams {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return next && pathWithoutLanguage(next.pathname) === pathname ? new URLSearchParams(next.search) : query
}
