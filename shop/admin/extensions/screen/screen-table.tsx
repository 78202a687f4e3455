import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#texts/admin/extensions'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import type { ScreenSection, ScreenValue } from '../../../core/extensions/screens/screen-content.contract.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The query parameter with the cursor of a page. */
const AFTER = 'after'

interface ScreenTableProps {
  table: NonNullable<ScreenSection['table']>
  title: string
  show: (value: ScreenValue) => ReactNode
}

/** A table of a screen. On phones the cells of a row are below each other. */
export function ScreenTable({ table: { columns, rows, empty, next }, title, show }: ScreenTableProps) {
  const [query] = useSearchParams()
  const pageAt = (after: string | undefined) => {
    const address = new URLSearchParams(query)
    if (after === undefined) address.delete(AFTER)
    else address.set(AFTER, after)
    return `?${address}`
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState>{empty ?? texts.noRows}</EmptyState>
      ) : (
        <div className="overflow-clip rounded-card border border-line bg-surface">
          <table aria-label={title || texts.table} className="w-full text-sm max-md:block">
            <thead className="max-md:sr-only">
              <tr className="border-line border-b text-left text-muted">
                {columns.map(({ name, isNumber }) => (
                  <th key={name} scope="col" className={`px-4 py-2.5 font-medium ${isNumber ? 'text-right' : ''}`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line max-md:block">
              {rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
                <tr key={index} className="hover:bg-sunken/50 max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3">
                  {columns.map(({ name, isNumber }, column) => {
                    const content = show(cells[column] ?? '')
                    return column === 0 ? (
                      <th key={name} scope="row" className="text-left font-medium md:px-4 md:py-3">
                        {content}
                      </th>
                    ) : (
                      <td key={name} className={`md:px-4 md:py-2 ${isNumber ? 'tabular-nums md:text-right' : ''}`}>
                        <span aria-hidden="true" className="mr-2 text-muted md:hidden">
                          {name}
                        </span>
                        {content}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(next !== undefined || query.has(AFTER)) && (
        <nav aria-label={texts.pagesOf(title || texts.table)} className="flex flex-wrap gap-3">
          {query.has(AFTER) && (
            <ButtonLink to={pageAt(undefined)} weight="secondary">
              {texts.firstPage}
            </ButtonLink>
          )}
          {next !== undefined && (
            <ButtonLink to={pageAt(next)} weight="secondary">
              {texts.nextPage}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}
