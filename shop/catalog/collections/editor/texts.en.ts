import { counted, countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'
import { markdownHint } from '../../../ui/markdown/texts.en.ts'

// collections.page.tsx
export const collections = 'Collections'
export const onlyStaffEditCollections = 'Only staff can edit collections.'
export const failedToLoadCollections = 'Failed to load collections, perhaps our server is down'
export const createACollection = 'Create a collection'
export const findCollections = 'Find collections'
export const titleOrSlug = 'Title or slug'
export const find = 'Find'
export const noCollectionsYet = 'No collections yet. Create the first one, for example “Kitchen” or “Gifts under €50”.'
export const noCollectionsFound = 'No collections found.'
export const collectionsFound = (range: ShownRange) => countShown(range, 'collection', 'collections')
export const pagesOfCollections = 'Pages of collections'

// collection-tree-row.tsx
export const subCollection = (count: number) => counted(count, 'sub-collection', 'sub-collections')
export const countProducts = (count: number) => counted(count, 'product', 'products')
export const automatic = 'Automatic'
export const inTheMenu = 'In a menu'
export const firstOnTheHomePage = 'First on the home page'
export const hidden = 'Hidden'
export const parentIsHidden = 'Hidden because its parent is hidden'
export const moveUp = (title: string) => `Move ${title} up`
export const moveDown = (title: string) => `Move ${title} down`
export const createACollectionIn = (title: string) => `Create a collection in ${title}`

// collection-form.tsx
export const title = 'Title'
export const slug = 'Slug'
export const text = 'Text'
export const textHint = `Shown above the products. ${markdownHint}`
export const parentCollection = 'Parent collection'
export const noParent = 'None (top level)'
export const visibility = 'Visibility'
export const published = 'Published'
export const everybodySeesIt = 'Everyone can see it'
export const onlyStaffSeeIt = 'Only staff can see it and its sub-collections'
export const showInTheMenu = 'Add to the shop menu'
export const isInAMenu = 'A menu links this collection.'
export const isInNoMenu = 'No menu links this collection.'
export const editMenus = 'Edit menus'
export const showFirstOnHomePage = 'Show its products first on the home page'
export const showFirstOnHomePageHint =
  'In your order, followed by the newest products. Replaces any other collection; also works for hidden ones.'
export const pictureOfIt = 'Picture'
export const altText = 'Alt text'
export const withoutPicture = 'Remove picture'
export const forSearchEngines = 'For search engines'
export const titleForSearchEngines = 'Title for search engines'
export const searchTitleHint = 'If empty, its title is used.'
export const metaDescription = 'Description for search engines'
export const metaDescriptionHint = 'If empty, the beginning of its text is used.'
export const save = 'Save'
export const create = 'Create'
export const someoneElseSavedThis = 'Someone else has changed this collection.'
export const changesKept = 'Your changes are still in the form. Save again to overwrite these values:'
export const otherValue = (field: string, value: string) => `${field}: ${value === '' ? '(empty)' : value}`

// rule-fields.tsx
export const whichProducts = 'Products'
export const manual = 'Manual'
export const youChooseTheProductsAndTheirOrder = 'You choose the products and their order'
export const automaticSelection = 'Automatic'
export const allProductsThatMatch = 'All products that match the conditions, including future ones'
export const priceFrom = 'Price from, in euros'
export const priceTo = 'Price to, in euros'
export const onlyNew = 'New products only'
export const onlyReduced = 'Products on sale only'
export const onlyInStock = 'In stock only'
export const optionValues = 'Option values'
export const optionValuesHint = 'One per line, e.g. Size: Large'
export const attributes = 'Attributes'
export const attributesHint = 'One per line, e.g. Material: Oak'
export const matchingProducts = (products: number) =>
  products === 0 ? 'No products match now.' : `${counted(products, 'product matches', 'products match')} now.`
export const addAtLeastOne = 'Add at least one condition.'

// save-collection.ts
export const collectionSaved = 'Collection saved'
export const collectionCreated = 'Collection created'
export const collectionWasDeleted =
  'Someone else deleted this collection or changed its address. Copy what you need before you leave.'

// create-collection.page.tsx, update-collection.page.tsx
export const editCollection = (title: string) => `Edit ${title}`
export const editACollection = 'Edit a collection'
export const seeItInTheShop = 'View in shop'
export const activityLogOfThisCollection = 'Activity log of this collection'

// collection-products.tsx
export const itsProducts = 'Products'
export const dragOrMove = 'Drag products or move them with the arrows. Each change is saved immediately.'
export const product = (range: ShownRange) => countShown(range, 'product', 'products')
export const noProductsYetAdd = 'No products yet. Add some below.'
export const remove = (title: string) => `Remove ${title}`
export const nowAt = (title: string, place: number) => `${title} is now number ${place}`
export const pagesOfProducts = 'Pages of products'

// delete-collection.page.tsx
export const deleteCollection = (title: string) => `Delete ${title}`
export const areYouSure = 'Are you sure?'
export const reduceItsProducts = 'Put its products on sale'
export const deleteLabel = 'Delete'
export const keepIt = 'Keep collection'
export const pageIsRemoved = (address: string) => `Its page ${address} and its previous addresses are removed.`
export const removedFromMenu = 'It is removed from the menu and the home page.'
export const productsStay = 'Its products stay in the shop.'
export const subCollectionsMove = (count: number, above: string | undefined) =>
  `${counted(count, 'sub-collection stays and moves', 'sub-collections stay and move')} ${above === undefined ? 'to the top' : `into ${above}`}.`
export const collectionDeleted = 'Collection deleted'
export const hideItInstead = 'Hide it instead?'
export const hideInsteadHint =
  'Hiding removes it from the shop immediately and keeps its products, their order and its address.'
export const hideTheCollection = 'Hide collection'
export const collectionHidden = 'Collection hidden'
