import type { CatalogueImport } from '../catalogue-csv.contract.ts'

/** What of the file does not come along, and what was guessed in reading it. Nothing when there is nothing to tell. */
export function ImportNotes({ found: { state, encoding, untaken } }: { found: CatalogueImport }) {
  const filled = untaken.filter(({ rows }) => rows > 0)
  const empty = untaken.filter(({ rows }) => rows === 0)
  if (state === 'refused' || state === 'reading') return null
  if (encoding === 'utf-8' && untaken.length === 0) return null
  return (
    <div className="mb-4 grid gap-2 rounded-card border border-warn bg-warn-soft p-4 text-sm sm:px-6">
      {encoding !== 'utf-8' && (
        <p>
          The file is not UTF-8 and was read as Windows-1252, as Excel saves it. Look whether its accents are right.
        </p>
      )}
      {filled.length > 0 && (
        <p className="wrap-anywhere">
          <span className="font-medium">Not imported:</span> {filled.map(inWords).join(', ')}. The shop has no place for{' '}
          {filled.length === 1 ? 'this column' : 'these columns'}.
        </p>
      )}
      {empty.length > 0 && (
        <p className="wrap-anywhere text-muted">
          Empty and not imported: {empty.map(({ column }) => column).join(', ')}.
        </p>
      )}
    </div>
  )
}

const inWords = ({ column, rows }: CatalogueImport['untaken'][number]) =>
  `${column} (${rows} ${rows === 1 ? 'row' : 'rows'})`
