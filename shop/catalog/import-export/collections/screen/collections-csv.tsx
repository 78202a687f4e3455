import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { Button } from '../../../../ui/button.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { FileField } from '../../screens/file-field.tsx'
import { ImportedProductRow } from '../../screens/imported-product-row.tsx'
import {
  type CollectionsOfFile,
  MAX_COLLECTION_PICTURES,
  MAX_COLLECTION_PICTURES_MB,
  MAX_COLLECTIONS_MB,
} from '../collections-csv.contract.ts'
import { COLLECTION_PICTURES, COLLECTIONS_FILE, type CollectionsImportResult, SEEN } from './submit-collections-file.ts'

/** Export and import of collections, with a dry run first. */
export function CollectionsCsv() {
  const fetcher = useFetcher<CollectionsImportResult>()
  const result = fetcher.data
  const found = result && 'found' in result ? result : undefined
  const confirmImport = () => {
    if (!found) return
    const form = new FormData()
    form.set(COLLECTIONS_FILE, found.file)
    if (found.pictures) form.set(COLLECTION_PICTURES, found.pictures)
    form.set(SEEN, found.found.seen)
    void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  return (
    <section aria-labelledby="collections" className="border-line border-t pt-8 md:col-span-2">
      <h2 id="collections" className="text-xl">
        {texts.collectionsLabel}
      </h2>
      <p className="mt-3 max-w-prose text-muted">{texts.exportCollectionsHint}</p>
      <div className="grid grid-cols-1 gap-x-14 md:grid-cols-2">
        <ShopForm
          fetcher={fetcher}
          encType="multipart/form-data"
          errors={result && 'errors' in result ? result.errors : undefined}
          className="mt-5"
        >
          <FileField
            name={COLLECTIONS_FILE}
            label={texts.fileOfCollections}
            accept=".csv,text/csv"
            hint={texts.collectionsFileHint(MAX_COLLECTIONS_MB)}
          />
          <FileField
            name={COLLECTION_PICTURES}
            label={texts.picturesOfCollections}
            accept=".zip,application/zip"
            hint={texts.collectionPicturesZipHint(MAX_COLLECTION_PICTURES_MB, MAX_COLLECTION_PICTURES)}
          />
          <SubmitButton weight="secondary" className="justify-self-start">
            {texts.checkFile}
          </SubmitButton>
        </ShopForm>
        <ShopForm fetcher={useFetcher()} className="mt-5 self-start">
          <input type="hidden" name={COLLECTIONS_FILE} value="export" />
          <SubmitButton weight="secondary" className="justify-self-start">
            <Download aria-hidden="true" className="size-5" />
            {texts.exportTheCollections}
          </SubmitButton>
        </ShopForm>
      </div>
      <div role="status" className="mt-5">
        {found && <p className="font-medium">{describeResult(found.found)}</p>}
        {found && found.found.untaken.length > 0 && (
          <p className="text-muted text-sm">{texts.columnsNotImported(found.found.untaken)}</p>
        )}
      </div>
      {found && !found.found.done && wanted(found.found) > 0 && (
        <Button className="mt-3" onClick={confirmImport} disabled={fetcher.state !== 'idle'}>
          {texts.importCollections(wanted(found.found))}
        </Button>
      )}
      {found && found.found.wrong_lines !== '' && (
        <div className="mt-5">
          <p className="text-muted text-sm">{texts.rowsWithErrorsHint}</p>
          <Button weight="secondary" className="mt-3" onClick={() => downloadWrong(found.found)}>
            <Download aria-hidden="true" className="size-5" />
            {texts.downloadRowsWithErrors}
          </Button>
        </div>
      )}
      <ul className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden">
        {found?.found.rows.map((row) => (
          <ImportedProductRow
            key={row.line}
            product={{
              ...row,
              title: row.title || row.slug || texts.aCollectionWithoutASlug,
              notes: [],
              outcome: found.found.done && row.action !== 'invalid' ? 'done' : null,
            }}
          />
        ))}
      </ul>
    </section>
  )
}

const downloadWrong = ({ wrong_lines }: CollectionsOfFile) =>
  saveFile('wrong-lines-of-collections.csv', new Blob([wrong_lines], { type: 'text/csv' }))

const wanted = ({ counts }: CollectionsOfFile) => counts.create + counts.update

const describeResult = ({ done, counts }: CollectionsOfFile) =>
  [
    done ? texts.collectionsWereImported(counts) : texts.collectionsWouldChange(counts),
    counts.invalid > 0 && texts.collectionsAreLeftOut(counts.invalid),
  ]
    .filter(Boolean)
    .join(' ')
