import { allOf, counted, plural, shownNumber } from '../../../lib/texts/en.ts'

// screens/export-form.tsx
export const exportHint =
  'Download the whole catalogue as a spreadsheet, one row per variant. Edit it and import it again; only your edits are applied.'
export const exportTheCatalogue = 'Export catalogue'

// screens/import-form.tsx
export const importHint =
  'Creates new products and updates existing ones by slug. You see a preview of all changes first. Nothing changes before you confirm.'
export const catalogue = 'Catalogue'
export const catalogueFileHint = (MAX_CSV_MB: number) =>
  `CSV, as exported here, by Shopify, WooCommerce or Excel, at most ${MAX_CSV_MB} MB`
export const picturesOptional = 'Pictures (optional)'
export const picturesZipHint = (MAX_ZIP_MB: number) =>
  `A ZIP with the picture files named in the catalogue, at most ${MAX_ZIP_MB} MB. Pictures with a public address are downloaded.`
export const previewChanges = 'Preview changes'
export const uploading = 'Uploading'
export const openingTheFiles = 'Opening the files'

// screens/recent-imports.tsx
export const recentImports = 'Recent imports'
export const reading = (percent: number) => `reading, ${percent} %`
export const interrupted = 'interrupted'
export const importing = (percent: number) => `importing, ${percent} %`
export const imported = (count: number) => `${count} imported`
export const couldNotBeRead = 'couldn’t be read'
export const needsConfirmation = 'waiting for confirmation'
export const nothingToImport = 'nothing to import'

// screens/csv.page.tsx
export const failedToLoadImportsPerhaps = 'Imports couldn’t be loaded. Try again.'
export const importLabel = 'Import'
export const exportLabel = 'Export'
export const onlyStaffImportExport = 'Only staff can import and export the catalogue.'
export const onlyStaffImport = 'Only staff can import products.'

// screens/import-filters.tsx
export const wrong = 'Errors'
export const failed = 'Failed'
export const newLabel = 'New'
export const changed = 'Changed'
export const unchanged = 'Unchanged'
export const whichProducts = 'Products'
export const all = 'All'

export const withNotes = 'With notes'

// screens/import-pictures.tsx
const pictures = (count: number) => `${shownNumber(count)} ${plural(count, 'picture', 'pictures')}`
export const picturesToDownload = (total: number, hosts: readonly { host: string; pictures: number }[]) => {
  const named = hosts.map(({ host, pictures }) => `${host} (${shownNumber(pictures)})`)
  const others = total - hosts.reduce((sum, { pictures }) => sum + pictures, 0)
  if (others > 0) named.push(`other servers (${shownNumber(others)})`)
  return `${pictures(total)} will be downloaded from ${allOf(named)}.`
}
export const picturesDownloaded = (stored: number, total: number) =>
  `Pictures in the shop: ${shownNumber(stored)} of ${shownNumber(total)}.`
export const picturesFailed = (failed: number) =>
  `${pictures(failed)} failed. The notes on the products name the reasons.`

// screens/stop-form.tsx
export const stopImport = 'Stop import'
export const stopping = 'Stopping the import …'

// screens/import-notes.tsx
export const readAsWindows1252 =
  'The file isn’t UTF-8 and was read as Windows-1252 (Excel’s format). Check that accents are correct.'
export const cannotBeOrdered = ({ products, makers }: { products: number; makers: readonly string[] }) =>
  `${counted(products, 'product', 'products')} can’t be ordered until the manufacturer has contact details${makers.length > 0 ? `: ${makers.join(', ')}` : ''}.`
export const addContactDetails = 'Add contact details'
export const ignoredColumn = (column: string) => `${column}:`
export const ignoredCells = ({ rows, line, reason }: { rows: number; line: number; reason: string }) =>
  `in ${counted(rows, 'row', 'rows')}${rows > 1 ? `, first on line ${line}` : ` (line ${line})`}: ${reason}.`
export const notImported = 'Not imported:'
export const unusedColumns = (columns: readonly { column: string; rows: number }[]) => {
  const named = columns.map(({ column, rows }) => `${column} (${counted(rows, 'row', 'rows')})`).join(', ')
  return `${named}. The shop doesn’t use ${plural(columns.length, 'this column', 'these columns')}.`
}
export const emptyAndNotImported = (empty: string) => `Empty and not imported: ${empty}.`

// screens/make-collections-form.tsx
export const missingCollections = 'Collections from the other shop'
export const missingCollectionsHint = (count: number) =>
  `The file uses ${counted(count, 'collection', 'collections')} that this shop doesn’t have. Create them as published collections outside the menu; the file is then read again.`
export const missingCollection = (names: readonly string[], products: number) =>
  `${names.join(' › ')} (${counted(products, 'product', 'products')})`
export const makeCollections = (count: number) =>
  count === 1 ? 'Create this collection' : `Create these ${count} collections`

// screens/wrong-lines-form.tsx
export const downloadRowsWithErrors = 'Download rows with errors'
export const rowsWithErrorsHint =
  'A file with the rows that have errors and a description of each error. Correct it and import it again.'

// screens/import-state.tsx
const products = (count: number) => counted(count, 'product', 'products')
export const line = (line: number, reason: string) => `Line ${line}: ${reason}`
export const nothingImported = 'Nothing was imported. Correct the file and import it again.'
export const readingInterrupted = 'The shop was stopped while reading the file. Import it again.'
export const importInterrupted = (processed: number, total: number) =>
  `The shop was stopped during the import. ${processed} of ${products(total)} were imported. They stay in the catalogue.`
export const importStopped = (processed: number, total: number) =>
  `The import was stopped. ${processed} of ${products(total)} were imported. They stay in the catalogue.`
export const downloadingPictures = (settled: number, total: number) =>
  `Downloading pictures, ${shownNumber(settled)} of ${shownNumber(total)}`
export const resumeImport = 'Resume import'
export const readingTheFile = 'Reading the file'
export const importingOf = (processed: number, total: number) => `Importing, ${processed} of ${products(total)}`
export const calculatingRecommendations = 'Calculating recommendations'
export const noPlannedChanges = 'There is nothing to import.'
export const importProducts = (total: number) => `Import ${products(total)}`
export const wereImported = (count: number) => `${products(count)} ${plural(count, 'was', 'were')} imported.`
export const wereRefused = (count: number) => `${products(count)} ${plural(count, 'was', 'were')} refused.`
export const expectedChanges = ({ create, update }: { create: number; update: number }) =>
  `${[create > 0 && `${products(create)} would be created`, update > 0 && `${products(update)} would be changed`]
    .filter(Boolean)
    .join(', ')}.`
export const matchTheFile = (count: number) => `${products(count)} ${plural(count, 'matches', 'match')} the file.`
export const errorsAndSkipped = (count: number) =>
  `${products(count)} ${plural(count, 'has', 'have')} errors and ${plural(count, 'is', 'are')} skipped.`

// screens/imported-product-row.tsx
export const aProductWithoutASlug = 'A product without a slug'
export const otherPicturesOrTexts = 'other pictures or texts'
export const none = 'none'
export const lineNumber = (line: number) => `Line ${line}`
export const errorAt = ({ line, column, reason }: { line: number; column: string; reason: string }) =>
  `Line ${line}${column && `, ${column}`}: ${reason}`
export const fieldOfChange = (name: string) => `${name}:`
export const becomes = ' becomes '
export const withInStock = ({ variants, stock }: { variants: number; stock: number }) =>
  `${counted(variants, 'variant', 'variants')} with ${counted(stock, 'item', 'items')} in stock ${plural(variants, 'disappears', 'disappear')}`
export const created = 'Created'
export const changes = 'Changes'

// screens/import.page.tsx
export const failedToLoadTheImport = 'Failed to load the import, perhaps our server is down'
export const notFound = 'Not found.'
export const importOf = (file: string) => `Import of ${file}`
export const pagesOfProducts = 'Pages of products'

// collections/screen/collections-csv.tsx
const someCollections = (count: number) => counted(count, 'collection', 'collections')
export const collectionsLabel = 'Collections'
export const exportCollectionsHint =
  'Titles, texts, visibility, positions, conditions or chosen products in their order. Collections that aren’t in the file don’t change.'
export const picturesOfCollections = 'Pictures of collections (optional)'
export const collectionPicturesZipHint = (mb: number, files: number) =>
  `A ZIP with up to ${files} picture files named in the collections file, at most ${mb} MB`
export const exportTheCollections = 'Export collections'
export const fileOfCollections = 'Collections file'
export const collectionsFileHint = (MAX_COLLECTIONS_MB: number) =>
  `CSV, as exported here, at most ${MAX_COLLECTIONS_MB} MB`
export const checkFile = 'Check file'
export const importCollections = (count: number) => `Import ${someCollections(count)}`
export const aCollectionWithoutASlug = 'A collection without a slug'
export const columnsNotImported = (columns: readonly string[]) => `Not imported: ${columns.join(', ')}.`
export const collectionsAreLeftOut = (count: number) =>
  `${someCollections(count)} ${plural(count, 'has', 'have')} errors and ${plural(count, 'is', 'are')} skipped.`
interface CountedCollections {
  create: number
  update: number
  unchanged: number
}
export const collectionsWouldChange = ({ create, update, unchanged }: CountedCollections) =>
  create + update === 0
    ? `Nothing would change: ${someCollections(unchanged)} ${plural(unchanged, 'matches', 'match')} the file.`
    : `${[
        create > 0 && `${someCollections(create)} would be created`,
        update > 0 && `${someCollections(update)} would be changed`,
      ]
        .filter(Boolean)
        .join(', ')}.`
export const collectionsWereImported = ({ create, update }: CountedCollections) =>
  `${someCollections(create + update)} ${plural(create + update, 'was', 'were')} imported.`
