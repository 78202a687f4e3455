import { allOf, counted, plural, shownNumber } from '../../../lib/texts/fr.ts'

// screens/export-form.tsx
export const exportHint =
  'Téléchargez tout le catalogue dans une feuille de calcul, une ligne par variante. Modifiez-la, puis importez-la : seules vos modifications sont appliquées.'
export const exportTheCatalogue = 'Exporter le catalogue'

// screens/import-form.tsx
export const importHint =
  'Crée les nouveaux produits et met à jour ceux dont le slug existe déjà. Vous voyez d’abord un aperçu de tous les changements. Rien ne change avant votre confirmation.'
export const catalogue = 'Catalogue'
export const catalogueFileHint = (MAX_CSV_MB: number) =>
  `CSV exporté ici ou depuis Shopify, WooCommerce ou Excel, ${MAX_CSV_MB} Mo au plus`
export const picturesOptional = 'Images (facultatif)'
export const picturesZipHint = (MAX_ZIP_MB: number) =>
  `Un ZIP avec les fichiers d’images que le catalogue mentionne, ${MAX_ZIP_MB} Mo au plus. Les images qui ont une adresse publique sont téléchargées.`
export const previewChanges = 'Voir les changements'
export const uploading = 'Envoi'
export const openingTheFiles = 'Ouverture des fichiers'

// screens/recent-imports.tsx
export const recentImports = 'Imports récents'
export const reading = (percent: number) => `lecture en cours, ${percent} %`
export const interrupted = 'interrompu'
export const importing = (percent: number) => `import en cours, ${percent} %`
export const imported = (count: number) => counted(count, 'produit importé', 'produits importés')
export const couldNotBeRead = 'illisible'
export const needsConfirmation = 'à confirmer'
export const nothingToImport = 'rien à importer'

// screens/csv.page.tsx
export const failedToLoadImportsPerhaps = 'Les imports n’ont pas pu être chargés. Réessayez.'
export const importLabel = 'Import'
export const exportLabel = 'Export'
export const onlyStaffImportExport = 'Seule l’équipe peut importer et exporter le catalogue.'
export const onlyStaffImport = 'Seule l’équipe peut importer des produits.'

// screens/import-filters.tsx
export const wrong = 'Erreurs'
export const failed = 'Échec'
export const newLabel = 'Création'
export const changed = 'Modification'
export const unchanged = 'Sans changement'
export const whichProducts = 'Produits'
export const all = 'Tous'

export const withNotes = 'Avec remarques'

// screens/import-pictures.tsx
const pictures = (count: number) => `${shownNumber(count)} ${plural(count, 'image', 'images')}`
export const picturesToDownload = (total: number, hosts: readonly { host: string; pictures: number }[]) => {
  const named = hosts.map(({ host, pictures }) => `${host} (${shownNumber(pictures)})`)
  const others = total - hosts.reduce((sum, { pictures }) => sum + pictures, 0)
  if (others > 0) named.push(`d’autres serveurs (${shownNumber(others)})`)
  return `${pictures(total)} à télécharger depuis ${allOf(named)}.`
}
export const picturesDownloaded = (stored: number, total: number) =>
  `Images dans la boutique : ${shownNumber(stored)} sur ${shownNumber(total)}.`
export const picturesFailed = (failed: number) =>
  `Échec pour ${pictures(failed)}. Les remarques sur les produits en donnent les raisons.`

// screens/stop-form.tsx
export const stopImport = 'Arrêter l’import'
export const stopping = 'Arrêt de l’import…'

// screens/import-notes.tsx
export const readAsWindows1252 =
  'Le fichier n’est pas en UTF-8 : il a été lu en Windows-1252 (le format d’Excel). Vérifiez que les accents sont corrects.'
export const cannotBeOrdered = ({ products, makers }: { products: number; makers: readonly string[] }) =>
  `${counted(products, 'produit ne peut pas être commandé', 'produits ne peuvent pas être commandés')} tant que les coordonnées du fabricant manquent${makers.length > 0 ? ` : ${makers.join(', ')}` : ''}.`
export const addContactDetails = 'Ajouter les coordonnées'
export const ignoredColumn = (column: string) => `${column} :`
export const ignoredCells = ({ rows, line, reason }: { rows: number; line: number; reason: string }) =>
  `${rows > 1 ? `dans ${rows} lignes, d’abord à la ligne ${line}` : `à la ligne ${line}`} : ${reason}.`
export const notImported = 'Non importé :'
export const unusedColumns = (columns: readonly { column: string; rows: number }[]) => {
  const named = columns.map(({ column, rows }) => `${column} (${counted(rows, 'ligne', 'lignes')})`).join(', ')
  return `${named}. La boutique n’utilise pas ${plural(columns.length, 'cette colonne', 'ces colonnes')}.`
}
export const emptyAndNotImported = (empty: string) => `Vide et non importé : ${empty}.`

// screens/make-collections-form.tsx
export const missingCollections = 'Collections de l’autre boutique'
export const missingCollectionsHint = (count: number) =>
  `Le fichier utilise ${counted(count, 'collection que cette boutique n’a pas. Créez-la, publiée et hors du menu', 'collections que cette boutique n’a pas. Créez-les, publiées et hors du menu')} ; le fichier est ensuite relu.`
export const missingCollection = (names: readonly string[], products: number) =>
  `${names.join(' › ')} (${counted(products, 'produit', 'produits')})`
export const makeCollections = (count: number) =>
  count === 1 ? 'Créer cette collection' : `Créer ces ${count} collections`

// screens/wrong-lines-form.tsx
export const downloadRowsWithErrors = 'Télécharger les lignes en erreur'
export const rowsWithErrorsHint =
  'Un fichier avec les lignes en erreur et une description de chaque erreur. Corrigez-le, puis importez-le de nouveau.'

// screens/import-state.tsx
const products = (count: number) => counted(count, 'produit', 'produits')
export const line = (line: number, reason: string) => `Ligne ${line} : ${reason}`
export const nothingImported = 'Rien n’a été importé. Corrigez le fichier, puis importez-le de nouveau.'
export const readingInterrupted =
  'Le serveur de la boutique s’est arrêté pendant la lecture du fichier. Importez-le de nouveau.'
export const importInterrupted = (processed: number, total: number) =>
  `Le serveur de la boutique s’est arrêté pendant l’import. Déjà importés et conservés : ${processed} sur ${products(total)}.`
export const importStopped = (processed: number, total: number) =>
  `L’import a été arrêté. Déjà importés et conservés : ${processed} sur ${products(total)}.`
export const downloadingPictures = (settled: number, total: number) =>
  `Téléchargement des images, ${shownNumber(settled)} sur ${shownNumber(total)}`
export const resumeImport = 'Reprendre l’import'
export const readingTheFile = 'Lecture du fichier'
export const importingOf = (processed: number, total: number) => `Import en cours, ${processed} sur ${products(total)}`
export const calculatingRecommendations = 'Calcul des recommandations'
export const noPlannedChanges = 'Il n’y a rien à importer.'
export const importProducts = (total: number) => `Importer ${products(total)}`
export const wereImported = (count: number) => `${counted(count, 'produit importé', 'produits importés')}.`
export const wereRefused = (count: number) => `${counted(count, 'produit refusé', 'produits refusés')}.`
export const expectedChanges = ({ create, update }: { create: number; update: number }) =>
  `${[create > 0 && `${products(create)} à créer`, update > 0 && `${products(update)} à modifier`]
    .filter(Boolean)
    .join(', ')}.`
export const matchTheFile = (count: number) =>
  `${counted(count, 'produit déjà identique', 'produits déjà identiques')} au fichier.`
export const errorsAndSkipped = (count: number) =>
  `${counted(count, 'produit contient des erreurs et est ignoré', 'produits contiennent des erreurs et sont ignorés')}.`

// screens/imported-product-row.tsx
export const aProductWithoutASlug = 'Produit sans slug'
export const otherPicturesOrTexts = 'autres images ou textes'
export const none = 'vide'
export const lineNumber = (line: number) => `Ligne ${line}`
export const errorAt = ({ line, column, reason }: { line: number; column: string; reason: string }) =>
  `Ligne ${line}${column && `, ${column}`} : ${reason}`
export const fieldOfChange = (name: string) => `${name} :`
export const becomes = ' devient '
export const withInStock = ({ variants, stock }: { variants: number; stock: number }) =>
  `${counted(variants, 'variante', 'variantes')} ${stock === 0 ? 'sans stock' : `avec ${counted(stock, 'article', 'articles')} en stock`} ${plural(variants, 'disparaît', 'disparaissent')}`
export const created = 'Création'
export const changes = 'À modifier'

// screens/import.page.tsx
export const failedToLoadTheImport = 'Impossible de charger l’import. Notre serveur est peut-être indisponible.'
export const notFound = 'Introuvable.'
export const importOf = (file: string) => `Import de « ${file} »`
export const pagesOfProducts = 'Pages de produits'

// collections/screen/collections-csv.tsx
const someCollections = (count: number) => counted(count, 'collection', 'collections')
export const collectionsLabel = 'Collections'
export const exportCollectionsHint =
  'Titres, textes, visibilité, positions, conditions ou produits choisis dans leur ordre. Les collections absentes du fichier ne changent pas.'
export const picturesOfCollections = 'Images des collections (facultatif)'
export const collectionPicturesZipHint = (mb: number, files: number) =>
  `Un ZIP avec jusqu’à ${files} fichiers d’images que le fichier des collections mentionne, ${mb} Mo au plus`
export const exportTheCollections = 'Exporter les collections'
export const fileOfCollections = 'Fichier des collections'
export const collectionsFileHint = (MAX_COLLECTIONS_MB: number) => `CSV exporté ici, ${MAX_COLLECTIONS_MB} Mo au plus`
export const checkFile = 'Vérifier le fichier'
export const importCollections = (count: number) => `Importer ${someCollections(count)}`
export const aCollectionWithoutASlug = 'Collection sans slug'
export const columnsNotImported = (columns: readonly string[]) => `Colonnes non importées : ${columns.join(', ')}.`
export const collectionsAreLeftOut = (count: number) =>
  `${counted(count, 'collection contient des erreurs et est ignorée', 'collections contiennent des erreurs et sont ignorées')}.`
interface CountedCollections {
  create: number
  update: number
  unchanged: number
}
export const collectionsWouldChange = ({ create, update, unchanged }: CountedCollections) =>
  create + update === 0
    ? `Rien ne changerait : ${counted(unchanged, 'collection déjà identique', 'collections déjà identiques')} au fichier.`
    : `${[create > 0 && `${someCollections(create)} à créer`, update > 0 && `${someCollections(update)} à modifier`]
        .filter(Boolean)
        .join(', ')}.`
export const collectionsWereImported = ({ create, update }: CountedCollections) =>
  `${counted(create + update, 'collection importée', 'collections importées')}.`
