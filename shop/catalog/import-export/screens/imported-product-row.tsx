import { texts } from '#texts/catalog/import-export'
import type { ImportedProduct } from '../catalogue-csv.contract.ts'

/** A product of a file with its changes or errors. */
export function ImportedProductRow({ product }: { product: ImportedProduct }) {
  const { line, slug, title, changed, errors, notes } = product
  const { name, look } = markOf(product)
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex items-baseline justify-between gap-x-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <p className="min-w-0 wrap-anywhere font-medium">{title || slug || texts.aProductWithoutASlug}</p>
          <span className={`rounded-control px-2 py-0.5 text-xs ${look}`}>{name}</span>
        </div>
        <p className="shrink-0 text-muted text-sm tabular-nums">{texts.lineNumber(line)}</p>
      </div>
      {title !== '' && <p className="wrap-anywhere text-muted text-sm">{slug}</p>}
      {product.action === 'update' && (
        <ul className="mt-2 grid gap-1 text-sm">
          {changed.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {errors.map((error, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two errors may be equal, and the list never changes
            <li key={index} className="wrap-anywhere text-danger">
              {texts.errorAt(error)}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {notes.map((note) => (
            <li key={`${note.line} ${note.column} ${note.reason}`} className="wrap-anywhere text-warn">
              {texts.errorAt(note)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Names of stored pictures have no meaning for staff. */
const IS_PICTURE = /^thumbnail$|\[images\]$/

type ChangeOfProduct = ImportedProduct['changed'][number]

function Change({ field, old, new: now, removed }: ChangeOfProduct) {
  const name = field.replace(/\[([^\]]*)\]/g, ' $1')
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{texts.fieldOfChange(name)} </span>
      {IS_PICTURE.test(field) ? (
        texts.otherPicturesOrTexts
      ) : (
        <>
          <del className="line-clamp-2 inline text-muted">{shortened(old)}</del>
          <span className="sr-only">{texts.becomes}</span>
          <span aria-hidden="true"> → </span>
          <ins className="inline no-underline">{shortened(now)}</ins>
        </>
      )}
      {removed && <p className="font-medium text-danger">{texts.withInStock(removed)}</p>}
    </li>
  )
}

const SHOWN = 160

function shortened(value: string | null): string {
  if (!value) return texts.none
  const characters = [...value]
  return characters.length <= SHOWN ? value : `${characters.slice(0, SHOWN).join('')}…`
}

function markOf({ action, outcome }: ImportedProduct): { name: string; look: string } {
  if (outcome === 'failed') return { name: texts.failed, look: 'bg-danger-soft text-danger' }
  if (outcome === 'done')
    return { name: action === 'create' ? texts.created : texts.changed, look: 'bg-good-soft text-good' }
  switch (action) {
    case 'create':
      return { name: texts.newLabel, look: 'bg-good-soft text-good' }
    case 'update':
      return { name: texts.changes, look: 'bg-sunken font-medium text-ink' }
    case 'invalid':
      return { name: texts.wrong, look: 'bg-danger-soft text-danger' }
    case 'unchanged':
      return { name: texts.unchanged, look: 'bg-sunken text-muted' }
  }
}
