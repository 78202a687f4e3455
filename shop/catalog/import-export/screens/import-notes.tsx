import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'

/** Values of the file that are not imported, and the detected encoding. Renders nothing without notes. */
export function ImportNotes({
  found: { state, encoding, untaken, left_out, not_orderable },
}: {
  found: CatalogueImport
}) {
  const filled = untaken.filter(({ rows }) => rows > 0)
  const empty = untaken.filter(({ rows }) => rows === 0)
  if (state === 'refused' || state === 'reading') return null
  if (encoding === 'utf-8' && untaken.length === 0 && left_out.length === 0 && not_orderable.products === 0) return null
  return (
    <div className="mb-4 grid gap-2 rounded-card border border-warn bg-warn-soft p-4 text-sm sm:px-6">
      {encoding !== 'utf-8' && <p>{texts.readAsWindows1252}</p>}
      {not_orderable.products > 0 && (
        <p className="wrap-anywhere">
          {texts.cannotBeOrdered(not_orderable)}{' '}
          <Link to={href('/admin/makers')} className="font-medium underline">
            {texts.addContactDetails}
          </Link>
        </p>
      )}
      {left_out.map(({ column, reason, rows, line }) => (
        <p key={`${column} ${reason}`} className="wrap-anywhere">
          <span className="font-medium">{texts.ignoredColumn(column)}</span>{' '}
          {texts.ignoredCells({ rows, line, reason })}
        </p>
      ))}
      {filled.length > 0 && (
        <p className="wrap-anywhere">
          <span className="font-medium">{texts.notImported}</span> {texts.unusedColumns(filled)}
        </p>
      )}
      {empty.length > 0 && (
        <p className="wrap-anywhere text-muted">
          {texts.emptyAndNotImported(empty.map(({ column }) => column).join(', '))}
        </p>
      )}
    </div>
  )
}
