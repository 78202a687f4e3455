import { counted, countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// collections.page.tsx
export const collections = 'Collections'
export const onlyStaffEditCollections = 'Only staff of the shop can edit collections.'
export const failedToLoadCollections = 'Failed to load collections, perhaps our server is down'
export const createACollection = 'Create a collection'
export const findCollections = 'Find collections'
export const titleOrSlug = 'Title or slug'
export const find = 'Find'
export const noCollectionsYet = 'No collections yet. Create the first one: “Kitchen”, say, or “Gifts under €50”.'
export const noCollectionHasTheseWords = 'No collection has these words.'
export const collectionsFound = (range: ShownRange) => countShown(range, 'collection', 'collections')
export const pagesOfCollections = 'Pages of collections'

// branch-row.tsx
export const countInside = (count: number) => counted(count, 'sub-collection', 'sub-collections')
export const countProducts = (count: number) => counted(count, 'product', 'products')
export const byRule = 'By a rule'
export const inTheMenu = 'In the menu'
export const homeBeginsWithIt = 'Begins the home page'
export const hidden = 'Hidden'
export const hiddenAbove = 'Hidden with what it is inside of'
export const moveUp = (title: string) => `Move ${title} up`
export const moveDown = (title: string) => `Move ${title} down`
export const addInside = (title: string) => `Create a collection inside ${title}`

// collection-form.tsx
export const title = 'Title'
export const slug = 'Slug'
export const itsAddress = (address: string) => `Its address: ${address}`
export const text = 'Text'
export const standsAboveTheProducts =
  'Stands above the products; it may be empty. Markdown as in descriptions: **bold**, *italic*, [words](https://…), - for lists'
export const inside = 'Inside of'
export const nothingAtTheTop = 'Nothing: it stands at the top'
export const visibility = 'Visibility'
export const published = 'Published'
export const everybodySeesIt = 'Everybody sees it'
export const onlyStaffSeeIt = 'Only staff see it, and what is inside of it'
export const showInTheMenu = 'Show it in the menu'
export const leadsHome = 'Begin the home page with its products'
export const homeShowsThemFirst =
  'In the order that you give them, and then the newest. In place of any other collection; it works for a hidden one too.'
export const pictureOfIt = 'Picture'
export const whatItShows = 'What it shows (for people who cannot see it)'
export const withoutPicture = 'Take the picture away'
export const forSearchEngines = 'For search engines'
export const metaTitle = 'Title for search engines'
export const elseTheTitle = 'Empty: its title.'
export const metaDescription = 'Description for search engines'
export const elseTheText = 'Empty: the beginning of its text.'
export const save = 'Save'
export const create = 'Create'
export const someoneElseSavedThis = 'Someone else saved this collection meanwhile.'
export const nothingOfYoursIsLost = 'What you typed still stands below. Saving again puts it in place of theirs:'
export const theirsIs = (field: string, value: string) => `${field}: ${value === '' ? '(empty)' : value}`

// rule-fields.tsx
export const whichProducts = 'Which products'
export const byHand = 'Chosen by hand'
export const youPutThemIn = 'You put them in, in your order'
export const byARule = 'By a rule'
export const allThatFitBelong = 'All that fit belong to it, also those to come'
export const priceFrom = 'Price from, in euros'
export const priceTo = 'Price to, in euros'
export const onlyNew = 'New ones only'
export const onlyReduced = 'Reduced ones only'
export const onlyInStock = 'Only what is in stock'
export const optionsOneALine = 'Option values'
export const suchAsSizeLarge = 'One a line, such as Size: Large'
export const factsOneALine = 'Facts'
export const suchAsMaterialOak = 'One a line, such as Material: Oak'
export const fittingNow = (products: number) =>
  products === 0 ? 'No product fits this rule now.' : `${counted(products, 'product fits', 'products fit')} now.`
export const sayWhatTheRuleIs = 'Say at least one thing that products must fit.'

// save-collection.ts
export const collectionSaved = 'Collection saved'
export const collectionCreated = 'Collection created'
export const collectionWasDeleted =
  'This collection was deleted, or its address changed, by someone else. Copy what you need before you leave.'

// create-collection.page.tsx, update-collection.page.tsx
export const editCollection = (title: string) => `Edit ${title}`
export const editACollection = 'Edit a collection'
export const seeItInTheShop = 'See it in the shop'
export const whoChangedWhat = 'Who changed what of this collection'

// placed-products.tsx
export const itsProducts = 'Its products'
export const dragOrMove = 'Drag them, or move them with the arrows. Each step is saved at once.'
export const placedCount = (range: ShownRange) => countShown(range, 'product', 'products')
export const nothingPlacedYet = 'No products yet. Find some below.'
export const remove = (title: string) => `Take ${title} out`
export const nowAt = (title: string, place: number) => `${title} is now number ${place}`
export const pagesOfProducts = 'Pages of products'

// delete-collection.page.tsx
export const deleteCollection = (title: string) => `Delete ${title}`
export const areYouSure = 'Are you sure?'
export const reduceItsProducts = 'Reduce its products'
export const deleteLabel = 'Delete'
export const keepIt = 'Keep it'
export const itsPageGoes = (address: string) => `Its page ${address} goes, and so do addresses that it had before.`
export const itLeavesTheMenu = 'It leaves the menu and the home page.'
export const itsProductsStay = 'Its products stay in the shop.'
export const whatIsInsideMoves = (count: number, above: string | undefined) =>
  `${counted(count, 'sub-collection stays and moves', 'sub-collections stay and move')} ${above === undefined ? 'to the top' : `into ${above}`}.`
export const collectionDeleted = 'Collection deleted'
export const hideItInstead = 'Hide it instead?'
export const hiddenItKeeps = 'Hidden, it leaves the shop at once and keeps its products, its order and its address.'
export const hideTheCollection = 'Hide the collection'
export const collectionHidden = 'Collection hidden'
