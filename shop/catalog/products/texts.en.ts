import { counted, countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// find-picker-products.ts
export const failedToLoadProductsPerhaps = 'Failed to load products, perhaps our server is down'
export const failedToLoadSearchProducts = 'Failed to load search products, perhaps our server is down'
export const onlyStaffCreate = 'Only staff can create products.'
export const onlyStaffUpdate = 'Only staff can update products.'
export const onlyStaffDelete = 'Only staff can delete products.'
// load-product.ts
export const productCantBeFound = "product can't be found"

// drafts/compare-drafts.ts
export const variantNamed = (name: string) => `Variant “${name}”`
export const variantNameLabel = 'Name'
export const notSaved = 'Not saved yet'
export const deletedMeanwhile = 'Deleted. Overwriting does not restore it'
export const saved = 'Saved'
export const inYourForm = 'In your form'
export const deletedByOverwriting = 'Not in your form. Overwriting deletes it'

// form/product-form-rules.ts
export const noFileWasSubmitted = 'No file was submitted.'
export const chooseAPicture = 'Choose a picture.'

// form/save-product.ts
export const thisProductWasDeletedBy = 'Someone else deleted this product. It can no longer be saved.'
export const aPictureCannotBeRead = 'A picture can no longer be read. Choose the pictures again.'

// form/use-save.ts
export const picturesTooLarge = (megabytes: number) =>
  `The new pictures together are larger than ${megabytes} MB. Save some of them first.`

// preview/demo-product.ts
export const title = 'Title'
export const variantNumber = (number: number) => `Variant ${number}`

// drafts/conflict-panel.tsx
export const productChangedMeanwhile = 'This product was changed while you were editing'
export const savedBy = (name: string, moment: string) => `Last saved by ${name}, ${moment}.`
export const savedBySomeoneElse = 'Someone else saved it.'
export const yourChangesAreStillThere = 'Your changes are still in the form below.'
export const fieldsThatDiffer = 'These fields differ:'
export const savedValue = 'Saved:'
export const yours = 'Yours:'
export const empty = '(empty)'
export const overwritingSavesAll =
  'Overwriting saves all fields of your form. Stock that you did not edit stays, and orders are never undone.'
export const reloadProduct = 'Reload product'
export const overwriteProduct = 'Overwrite product'
export const discardYourChanges = 'Discard your changes?'
export const discardHint = 'The form shows the saved product again. Your changes cannot be restored.'
export const keepEditing = 'Keep editing'
export const discardChanges = 'Discard changes'

// drafts/restore-draft.tsx
export const unsavedDraft = 'Unsaved draft'
export const aProductWithoutATitle = 'a product without a title'
export const thisBrowserHasUnsaved = <T>(product: T, moment: string) => [
  'This browser has unsaved changes from you: ',
  product,
  `, ${moment}.`,
]
export const continueEditing = 'Continue editing'
export const discardIt = 'Discard draft'

// preview/demo.tsx
export const productPage = 'Product page'
export const homeGrid = 'Home grid'
export const displayedPage = 'Displayed page'
export const variant = 'Variant'

// preview/demo-place.tsx
export const demo = 'DEMO'
export const previewHint = 'Preview of the storefront. Nothing is saved yet, and nothing can be bought here.'
export const closeTheDemo = 'Close the DEMO'

// product-line.tsx
export const stockInVariants = (stock: number, variants: number) =>
  (stock === 0 ? 'Out of stock' : `${stock} in stock`) + (variants > 1 ? `, ${variants} variants` : '')

// form/bundle-picker.tsx
export const pickingFrequentlyBoughtTogetherProducts = (count: number) =>
  `Picking ${count} frequently-bought-together products is recommended.`
export const countPicked = (count: number) => `${count} picked.`
export const picked = 'Picked'
export const removeNamed = (name: string) => `Remove ${name}`
export const findProductsToPick = 'Find products to pick'
export const titleVariantOrWord = 'Title, variant or keyword'
export const noProductFoundForThese = 'No products found.'
export const found = 'Found'
export const countFound = (count: number) => `${count} found`
export const notPickable = 'Already picked, or this product'
export const addProduct = (title: string) => `Add ${title}`

// form/publication-fields.tsx
export const legalInformation = 'Legal information'
export const shownOnTheProductPage =
  'Shown on the product page. Once the checkout is open, products without a manufacturer can’t be bought.'
export const visibility = 'Visibility'
export const STATES = { draft: 'Draft', published: 'Published', hidden: 'Hidden' }
export const STATE_HINTS = {
  draft: 'Only staff can see it.',
  published: 'Customers can see and buy it.',
  hidden: 'Only staff can see it. Orders and reviews stay.',
}
export const publishedFrom = 'Published from'
export const publishedFromHint = 'Shop time zone. Leave empty to publish now.'

// form/errors/error-summary.tsx
export const countErrors = (count: number) => `${counted(count, 'field', 'fields')} to correct`
// form/errors/field-label.ts
export const altTextOfPart = (part: string) => `${part}, what it shows`
export const detailOf = (part: string, label: string) => `${part}, ${label}`
export const slug = 'Slug'
export const price = 'Price'
export const thumbnail = 'Thumbnail'
export const options = 'Options'
export const pictures = 'Pictures'
export const pictureNumber = (number: number) => `Picture ${number}`
export const collections = 'Collections'

// form/save-bar.tsx
export const discard = 'Discard'
export const discardNewHint = 'The form becomes empty again. Your changes cannot be restored.'
export const saveAndNext = 'Save and next'
export const hideDemo = 'Hide DEMO'
export const showDemo = 'Show DEMO'
export const uploading = (percent: number) => `Uploading, ${percent} %`
export const theShopIsPreparingThe = 'The shop is preparing the pictures'
export const upload = 'Upload'

// form/text-fields.tsx
export const itsAddress = <T>(address: T) => ['Address: ', address]
export const slugFollowsTitle = 'Filled in from the title.'
export const priceInEuros = 'Price in euros'
export const forExample1250 = 'For example 12.50'

// form/option-fields.tsx
export const optionNumber = (number: number) => `Option ${number}`

// form/colour-fields.tsx
export const colour = 'Colour'

// form/variants/
export const name = 'Name'
export const stock = 'Stock'
export const stockHistory = 'Adjust stock and see its movements'
export const was = (stock: string) => `Was ${stock}`
export const pictureOf = (number: number, variant: string) => `Picture ${number} of ${variant}`

// form/product-editor.tsx
export const yourChangesArentSaved =
  'Your changes aren’t saved yet. This browser keeps them, with the pictures, until you come back.'
export const titleAndPictures = 'Title and pictures'
export const aboutTheProduct = 'About the product'
export const priceAndStock = 'Price and stock'
export const variants = 'Variants'
export const theFirstVariantIsSelected = 'The first variant is selected by default. Pictures are cropped to 4:3.'
export const withoutOptions =
  'For example size and grind. Customers choose each option separately. Without options, they choose a variant by its name.'
export const withoutVariants = 'For a product in several sizes, colours or other kinds.'
export const eachVariantHasPictures = 'Each variant has its own pictures, in its row below.'
export const organisation = 'Organisation'
export const frequentlyBoughtTogetherTitle = 'Frequently Bought Together'
export const saveChanges = 'Save changes'
export const createProduct = 'Create product'

// form/more-parts.tsx
export const firstPicture = 'First picture'
export const separatePicture = 'Separate picture'
export const shipping = 'Shipping and bar code'
export const noShippingDetails = 'No weight or contents'
export const grams = (weight: string) => `${weight} g`
export const gtinNumber = (gtin: string) => `GTIN ${gtin}`
export const searchEngines = 'Address and search engines'
export const nonePicked = 'None picked, 2 recommended'

// form/new-collections.tsx
export const noManualCollectionsYet = 'No manual collections yet.'

// duplicate-product.page.tsx
export const duplicateAProduct = 'Duplicate a product'
export const duplicateProduct = (title: string) => `Duplicate ${title}`
export const duplicateIt = 'Duplicate this product'
export const hideOrDeleteIt = 'Hide or delete this product'
// drafts/duplicate-of.ts
export const copyOfTitle = (title: string) => `${title} (copy)`

// create-product.page.tsx
export const createAProduct = 'Create a product'

// product-search-form.tsx
export const findProducts = 'Find products'
export const find = 'Find'

// product-finder.tsx
export const pagesOfProducts = 'Pages of products'
export const productsFound = (range: ShownRange, words: string) => {
  const found = words && ` found for “${words}”`
  if (range.count === 0) return `No products${found || ' in the shop yet'}`
  return countShown(range, 'product', 'products') + (found || ', newest first')
}

// delete-picker.page.tsx
export const deleteAProduct = 'Delete a product'
export const deleteLabel = 'Delete'

// delete-product.page.tsx
export const productDeleted = 'Product Deleted'
export const products = 'Products'
export const areYouSure = 'ARE YOU SURE?!'
export const deleteProduct = (title: string) => `Delete ${title}`
export const hideItInstead = 'Hide it instead?'
export const hidingAlsoRemoves =
  'Hiding also removes a product from the shop immediately, but keeps its reviews, and you can show it again at any time.'
export const hideTheProduct = 'Hide product'
export const theProductAndItsReviewsAreDeleted =
  'The product and its reviews are deleted immediately. This can’t be undone.'
export const itIsRemovedFromAll = 'It is removed from all carts and save-for-later lists.'
export const onlyUnorderedAreDeleted = 'A product that was ordered can only be hidden.'
export const addressBecomesAvailable = (slug: string) => `Its address, /products/${slug}, becomes available.`
export const keepIt = 'Keep product'

// update-picker.page.tsx
export const updateAProduct = 'Update a product'
export const update = 'Update'

// update-product.page.tsx
export const updateProduct = (title: string) => `Update ${title}`
export const activityLogOfThisProduct = 'Activity log of this product'
