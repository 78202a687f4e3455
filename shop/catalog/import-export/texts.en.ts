import { allOf, counted, plural, shownNumber } from '../../../lib/texts/en.ts'

// screens/download-file.ts
export const oopsAUnknownErrorOccured = 'Oops, a unknown error occured'

// screens/export-form.tsx
export const theWholeCatalogueAsA =
  'The whole catalogue as a file for a spreadsheet, one row for each variant. Change it there and import it again: only what you changed will change here.'
export const exportTheCatalogue = 'Export the catalogue'

// screens/import-form.tsx
export const productsThatAreNewAre =
  'Products that are new are created, those that the shop has are changed, by their slug. First you see what would happen, row by row; nothing changes before you agree.'
export const catalogue = 'Catalogue'
export const csvAsExportedHereBy = (MAX_CSV_MB: number) =>
  `CSV, as exported here, by Shopify, WooCommerce or Excel, at most ${MAX_CSV_MB} MB`
export const picturesOptional = 'Pictures (optional)'
export const aZipWithTheFiles = (MAX_ZIP_MB: number) =>
  `A ZIP with the files that the catalogue names, at most ${MAX_ZIP_MB} MB. Pictures with a public address in the catalogue are downloaded from there.`
export const showWhatWouldChange = 'Show what would change'
export const uploading = 'Uploading'
export const openingTheFiles = 'Opening the files'

// screens/recent-imports.tsx
export const recentImports = 'Recent imports'
export const lookingThroughIt = (percent: number) => `looking through it, ${percent} %`
export const interrupted = 'interrupted'
export const importing = (percent: number) => `importing, ${percent} %`
export const imported = (count: number) => `${count} imported`
export const couldNotBeRead = 'could not be read'
export const waitsForYou = 'waits for you'
export const nothingToImport = 'nothing to import'

// screens/csv.page.tsx
export const failedToLoadImportsPerhaps = 'Failed to load imports, perhaps our server is down'
export const importLabel = 'Import'
export const exportLabel = 'Export'
export const onlyStaffBringAndTake = 'Only staff of the shop can bring and take the catalogue.'
export const onlyStaffImport = 'Only staff of the shop can import products.'

// screens/import-filters.tsx
export const wrong = 'Wrong'
export const failed = 'Failed'
export const newLabel = 'New'
export const changed = 'Changed'
export const unchanged = 'Unchanged'
export const whichProducts = 'Which products'
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
export const theFileIsNotUtf =
  'The file is not UTF-8 and was read as Windows-1252, as Excel saves it. Look whether its accents are right.'
export const cannotBeOrdered = ({ products, makers }: { products: number; makers: readonly string[] }) =>
  `${counted(products, 'product', 'products')} can’t be ordered until the manufacturer has contact details${makers.length > 0 ? `: ${makers.join(', ')}` : ''}.`
export const addContactDetails = 'Add contact details'
export const leftOut = (column: string) => `${column}:`
export const leftOutIn = ({ rows, line, reason }: { rows: number; line: number; reason: string }) =>
  `in ${counted(rows, 'row', 'rows')}${rows > 1 ? `, first on line ${line}` : ` (line ${line})`}: ${reason}.`
export const notImported = 'Not imported:'
export const theShopHasNoPlace = (columns: readonly { column: string; rows: number }[]) => {
  const named = columns.map(({ column, rows }) => `${column} (${counted(rows, 'row', 'rows')})`).join(', ')
  return `${named}. The shop has no place for ${plural(columns.length, 'this column', 'these columns')}.`
}
export const emptyAndNotImported = (empty: string) => `Empty and not imported: ${empty}.`

// screens/make-collections-form.tsx
export const missingCollections = 'Collections of the other shop'
export const theOtherShopSorts = (count: number) =>
  `The other shop sorts its products into ${counted(count, 'collection', 'collections')} that this one does not have. Made, they are published and stand in no menu; the file is then read once more.`
export const missingCollection = (names: readonly string[], products: number) =>
  `${names.join(' › ')} (${counted(products, 'product', 'products')})`
export const makeCollections = (count: number) =>
  count === 1 ? 'Make this collection' : `Make these ${count} collections`

// screens/wrong-lines-form.tsx
export const downloadWrongLines = 'Download the wrong lines'
export const mendThemAndBringThem =
  'What is wrong comes as a file: your columns, and before each line what to mend. Bring it again when it is mended.'

// screens/import-state.tsx
const products = (count: number) => counted(count, 'product', 'products')
export const line = (line: number, reason: string) => `Line ${line}: ${reason}`
export const nothingWasImportedMendThe = 'Nothing was imported. Mend the file and bring it again.'
export const theShopWasStoppedWhile = 'The shop was stopped while it looked through the file. Bring it again.'
export const theShopWasStoppedWhileIt = (tried: number, total: number) =>
  `The shop was stopped while it imported. ${tried} of ${products(total)} were done, and stay so.`
export const youStoppedTheImport = (tried: number, total: number) =>
  `The import was stopped. ${tried} of ${products(total)} were done, and stay so.`
export const downloadingPictures = (settled: number, total: number) =>
  `Downloading pictures, ${shownNumber(settled)} of ${shownNumber(total)}`
export const importTheRest = 'Import the rest'
export const lookingThroughTheFile = 'Looking through the file'
export const importingOf = (tried: number, total: number) => `Importing, ${tried} of ${products(total)}`
export const findingWhatToRecommendBeside = 'Finding what to recommend beside them'
export const thereIsNothingToImport = 'There is nothing to import.'
export const importProducts = (total: number) => `Import ${products(total)}`
export const wereImported = (count: number) => `${products(count)} ${plural(count, 'was', 'were')} imported.`
export const wereRefused = (count: number) => `${products(count)} ${plural(count, 'was', 'were')} refused.`
export const wouldHappen = ({ create, update }: { create: number; update: number }) =>
  `${[create > 0 && `${products(create)} would be created`, update > 0 && `${products(update)} would be changed`]
    .filter(Boolean)
    .join(', ')}.`
export const asInTheFile = (count: number) => `${products(count)} ${plural(count, 'is', 'are')} as in the file.`
export const areLeftOut = (count: number) =>
  `Something is wrong with ${products(count)}, which ${plural(count, 'is', 'are')} left out.`

// screens/imported-product-row.tsx
export const aProductWithoutASlug = 'A product without a slug'
export const otherPicturesOrTexts = 'other pictures or texts'
export const none = 'none'
export const lineNumber = (line: number) => `Line ${line}`
export const errorAt = ({ line, column, reason }: { line: number; column: string; reason: string }) =>
  `Line ${line}${column && `, ${column}`}: ${reason}`
export const becomes = ' becomes '
export const variantsDisappear = ({ variants, stock }: { variants: number; stock: number }) =>
  `${counted(variants, 'variant', 'variants')} with ${counted(stock, 'piece', 'pieces')} in stock ${plural(variants, 'disappears', 'disappear')}`
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
export const allCollectionsAsAFile =
  'Titles, texts, states, places in the tree, and rules or the products that you chose, in their order. Collections that are not in a file stay as they are.'
export const picturesOfCollections = 'Pictures of collections (optional)'
export const aZipForCollections = (mb: number, files: number) =>
  `A ZIP with up to ${files} files that the file of collections names, at most ${mb} MB`
export const exportTheCollections = 'Export the collections'
export const fileOfCollections = 'File of collections'
export const csvAsExported = (MAX_COLLECTIONS_MB: number) => `CSV, as exported here, at most ${MAX_COLLECTIONS_MB} MB`
export const lookThroughTheFile = 'Look through the file'
export const importCollections = (count: number) => `Import ${someCollections(count)}`
export const aCollectionWithoutASlug = 'A collection without a slug'
export const columnsNotImported = (columns: readonly string[]) => `Not imported: ${columns.join(', ')}.`
export const collectionsAreLeftOut = (count: number) =>
  `Something is wrong with ${someCollections(count)}, which ${plural(count, 'is', 'are')} left out.`
interface CountedCollections {
  create: number
  update: number
  unchanged: number
}
export const collectionsWouldChange = ({ create, update, unchanged }: CountedCollections) =>
  create + update === 0
    ? `Nothing would change: ${someCollections(unchanged)} ${plural(unchanged, 'is', 'are')} as in the file.`
    : `${[
        create > 0 && `${someCollections(create)} would be created`,
        update > 0 && `${someCollections(update)} would be changed`,
      ]
        .filter(Boolean)
        .join(', ')}.`
export const collectionsWereImported = ({ create, update }: CountedCollections) =>
  `${someCollections(create + update)} ${plural(create + update, 'was', 'were')} imported.`
