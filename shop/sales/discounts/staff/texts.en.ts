import { allOf, counted, plural, shownNumber } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type {
  BundleRule,
  DiscountKind,
  DiscountScope,
  GetScope,
  TiersPer,
  TierUnit,
} from '../discount-kinds.contract.ts'
import type { DiscountItem, PreviewCart } from '../discounts.contract.ts'

// discounts.page.tsx
export const screen: ResourceTexts = {
  title: 'Discounts',
  onlyStaff: 'Only staff can edit discounts.',
  failedToLoad: 'Discounts couldn’t be loaded. Try again.',
  count: (count) => `${counted(count, 'discount', 'discounts')}, newest first`,
  empty: 'No discounts yet. Create a discount code, or a discount that applies automatically.',
}
export const whatDiscountsAre =
  'A discount lowers the total of an order in the cart, with a code or automatically. Sales lower the prices of products.'
export const createDiscount = 'Create discount'
export const name = 'Name'
export const state = 'State'
export const code = 'Code'
export const uses = 'Uses'
export const discounted = 'Discounted'
export const usageReport = 'Usage report'
export const usage = 'Report'
export const usageOf = (name: string) => `Usage report of ${name}`
export const automatic = 'Automatic'
export const singleUseCodes = (used: number, count: number) =>
  `${shownNumber(used)} of ${counted(count, 'code', 'codes')} used`
export const noCode = 'No code yet'
export const ofUses = (uses: number, max: number) => `${shownNumber(uses)} of ${shownNumber(max)}`
export const onPhone = {
  uses: (uses: string) => `Uses: ${uses}`,
  discounted: (amount: string) => `Discounted: ${amount}`,
}
export const states: Record<DiscountItem['state'], string> = {
  running: 'Running',
  scheduled: 'Scheduled',
  used_up: 'Used up',
  ended: 'Ended',
  inactive: 'Inactive',
}
export const endNow = 'End now'
export const ended = (count: number) => `${counted(count, 'discount', 'discounts')} ended`
export const activate = 'Activate'
export const activated = (count: number) => `${counted(count, 'discount', 'discounts')} activated`

// discount.page.tsx
export const editor = {
  title: 'Discount',
  add: createDiscount,
  saved: 'Discount saved',
  removed: 'Discount deleted',
}
export const deleteDiscount = 'Delete discount'
export const deletionText = 'Customers can no longer use the discount and its codes. Orders keep both.'
export const figures = (uses: string, amount: string) => `Used in ${uses}, ${amount} discounted.`
export const orders = (count: number) => counted(count, 'order', 'orders')
export const copyDiscount = 'Copy discount'
export const copyNamed = (name: string) => `Copy of ${name}`

// discount-fields.tsx
export const nameHint = 'Customers see the name in the cart, in the order and in e-mails.'
export const kind = 'Kind'
export const kinds: Record<DiscountKind, string> = {
  percentage: 'Percentage',
  amount: 'Amount in euros',
  free_shipping: 'Free shipping',
  quantity_tiers: 'Quantity tiers',
  buy_x_get_y: 'Buy X get Y',
  bundle_price: 'Bundle price',
}
export const percent = 'Percent'
export const percentHint = 'From 0.01 to 100'
export const amount = 'Amount (€)'
export const activation = 'Activation'
export const byCode = 'With a code'
export const automatically = 'Automatically, without a code'
export const codeHint = '3 to 40 letters, digits and hyphens. Leave empty to create single-use codes after saving.'
export const appliesTo = 'Applies to'
export const scopes: Record<DiscountScope, string> = {
  everything: 'Everything',
  collections: 'Collections',
  products: 'Products',
  variants: 'Variants',
}
export const noCollections = 'The shop has no collections yet.'
export const excludesReduced = 'Exclude products with a sale price'
export const combines = 'Combine with other discounts'
export const combinesHint =
  'Discounts that combine apply together. Another discount applies alone. The lowest total wins.'
export const conditions = 'Conditions'
export const minimumHint =
  'Measured before discounts, on the products to which the discount applies. Empty: no minimum.'
export const minimum = 'Minimum amount (€)'
export const minimumPieces = 'Minimum number of pieces'
export const countries = 'Countries of delivery'
export const allCountries = 'All countries'
export const chosenCountries = (count: number) => counted(count, 'country', 'countries')
export const customers = 'Customers'
export const allCustomers = 'All customers'
export const deletedTag = 'Deleted tag'
export const firstOrder = 'First order only'
export const limits = 'Limits'
export const maxUses = 'Total uses'
export const perCustomer = 'Uses per customer'
export const emptyForUnlimited = 'Empty: unlimited'
export const from = 'From'
export const until = 'Until'
export const startsHint = 'Empty: immediately'
export const endsHint = 'Empty: no end'
export const active = 'Active'

export const failedToFindCustomers = 'Customers couldn’t be loaded. Try again.'
export const namedCustomers = 'Named customers'
export const onlyOwnersSee = (count: number) =>
  `${counted(count, 'customer', 'customers')}. Only owners can see and change them.`
export const findCustomer = 'Find a customer'
export const nameOrEmail = 'Name or e-mail address'
export const customersFound = (count: number) => `${counted(count, 'customer', 'customers')} found`
export const noCustomerFound = 'No customer found. Try another name or address.'
export const addNamed = (name: string) => `Add ${name}`
export const removeNamed = (name: string) => `Remove ${name}`
export const deletedCustomer = 'Deleted customer'
export const methods = 'Shipping methods'
export const allMethods = 'All shipping methods'
export const chosenMethods = (count: number) => counted(count, 'method', 'methods')
export const deletedMethod = 'Deleted method'
export const methodInZone = (name: string, zone: string) => (zone === '' ? name : `${zone}: ${name}`)
export const variantsOf = (title: string) => `Variants of ${title}`
export const standardVariant = 'Standard'

// tier-fields.tsx
export const tierUnit = 'Reduction'
export const tierUnits: Record<TierUnit, string> = { percent: 'In percent', amount: 'In euros for each piece' }
export const tiers = 'Tiers'
export const fromPieces = 'From pieces'
export const euros = 'Euros'
export const addTier = 'Add tier'
export const removeTier = (number: number) => `Remove tier ${number}`
export const tierNumber = (number: number) => `Tier ${number}`
export const tiersPer = 'Pieces count'
export const tiersPers: Record<TiersPer, string> = {
  scope: 'Over all products of the discount',
  product: 'For each product',
}

// set-fields.tsx
export const buyPieces = 'Pieces to buy'
export const getPieces = 'Pieces at a reduction'
export const getPercent = 'Reduction of these pieces (%)'
export const getPercentHint = '100 for free pieces'
export const cheapestHint = 'The cheapest pieces are reduced. Example: 3 for 2 is 2 pieces to buy and 1 piece at 100 %.'
export const getScope = 'Reduced products'
export const getScopes: Record<GetScope, string> = {
  same: 'The same products',
  collections: 'Other collections',
  products: 'Other products',
}
export const maxSets = 'Maximum per order'
export const emptyForNoMaximum = 'Empty: no maximum'

// bundle-fields.tsx
export const bundlePrice = 'Price of a bundle (€)'
export const bundleOf = 'A bundle consists of'
export const bundleRules: Record<BundleRule, string> = {
  any: 'Any pieces of the products below',
  each: 'One piece of each product or variant below',
}
export const bundlePieces = 'Pieces of a bundle'
export const bundleHint = 'The most expensive pieces belong to a bundle.'

// announcement.tsx
export const announce = 'Announce the code to everybody'
export const announceHint =
  'The cart shows the code. Tick this also if you advertise the code on the home page or in public.'

// extension-condition.tsx
export const condition = 'Condition of an extension'
export const conditionHint = 'The discount applies only to carts that meet it.'
export const noCondition = 'None'
export const missingCondition = (extension: string) => `Condition of the removed extension ${extension}`

// describe-discount.ts
export const describe = {
  off: (amount: string) => `${amount} off`,
  onGoods: (off: string, goods: string) => `${off} ${goods}`,
  freeShipping: 'Free shipping',
  byMethods: (names: readonly string[]) => ` by ${allOf(names)}`,
  onVariants: (count: number) => (count === 0 ? 'variants that you choose' : counted(count, 'variant', 'variants')),
  fromPieces: (pieces: string, off: string) => `${off} from ${pieces} ${plural(Number(pieces), 'piece', 'pieces')}`,
  offEach: (amount: string) => `${amount} off each piece`,
  tiers: (all: readonly string[], goods: string, isPerProduct: boolean) =>
    `${allOf(all)} ${isPerProduct ? 'of one product, on' : 'of'} ${goods}`,
  buyAndGet: (buy: string, goods: string, get: string) => `Buy ${buy} of ${goods} and get ${get}`,
  pieceCount: (count: string) => (Number(count) > 0 ? counted(Number(count), 'piece', 'pieces') : '… pieces'),
  free: (pieces: string) => `${pieces} free`,
  reducedBy: (pieces: string, percent: string) => `${pieces} at ${percent} % off`,
  ofOthers: (pieces: string, goods: string) => `${pieces} of ${goods}`,
  bundle: (pieces: string, goods: string, price: string) => `${pieces} of ${goods} for ${price}`,
  oneOfEach: (goods: string, price: string) => `One piece each of ${goods} for ${price}`,
  maxSets: (count: string) => `at most ${count === '1' ? 'once' : `${count} times`} in an order`,
  named: (count: number) =>
    count === 0 ? 'for customers that you choose' : `for ${counted(count, 'named customer', 'named customers')}`,
  unknownAmount: '…',
  onEverything: 'everything',
  onProducts: (count: number) => (count === 0 ? 'products that you choose' : counted(count, 'product', 'products')),
  onCollections: (names: readonly string[]) =>
    names.length === 0 ? 'collections that you choose' : `products in ${allOf(names)}`,
  forOrdersWith: (goods: string) => ` for orders with ${goods}`,
  notReduced: ' without a sale price',
  withCode: (code: string) => `with code ${code}`,
  withSingleUseCodes: 'with single-use codes',
  withoutCode: 'without a code',
  minimum: (price: string) => `from ${price}`,
  pieces: (count: string) => `from ${count} ${plural(Number(count), 'piece', 'pieces')}`,
  countries: (names: readonly string[]) => `for delivery to ${allOf(names)}`,
  firstOrder: 'on the first order',
  tagged: (tag: string) => `for customers with the tag ${tag}`,
  perCustomer: (count: string) => (count === '1' ? 'once per customer' : `${count} times per customer`),
  total: (count: string) => (count === '1' ? 'once in total' : `${count} times in total`),
  from: (moment: string) => `starting ${moment}`,
  until: (moment: string) => `until ${moment}`,
  ownCondition: (label: string) => `condition: ${label}`,
  combines: 'together with other discounts',
  announced: 'announced to everybody',
  inactive: 'not active',
  sentence: (benefit: string, conditions: readonly string[]) => `${[benefit, ...conditions].join(', ')}.`,
}
export const summary = 'Summary'

// discount-preview.tsx
export const preview = 'Preview'
export const previewHint = 'Example carts with products of your shop and €5.00 shipping.'
export const showPreview = 'Show example carts'
export const noProducts = 'The shop has no published products yet.'
export const fixFirst = 'The example carts can’t be computed yet:'
export const exampleCart = (number: number) => `Example cart ${number}`
export const quantityOf = (quantity: number, title: string) => `${shownNumber(quantity)} × ${title}`
export const subtotal = 'Subtotal'
export const shipping = 'Shipping'
export const discount = 'Discount'
export const total = 'Total'
export const problems: Record<NonNullable<PreviewCart['problem']>, string> = {
  no_goods: 'Not applied: the discount doesn’t apply to these products.',
  minimum_cents: 'Not applied: the minimum amount is not reached.',
  minimum_pieces: 'Not applied: the minimum number of pieces is not reached.',
  missing_pieces: 'Not applied: pieces of the offer are missing.',
  no_saving: 'Not applied: these products don’t cost more than the offer.',
  other: 'Not applied.',
}

// single-use-codes.tsx
export const codesTitle = 'Single-use codes'
export const codesHint = 'Each code can be used in one order. The codes are downloaded as a CSV file.'
export const noCodesYet = 'No single-use codes yet.'
export const numberOfCodes = 'Number of codes'
export const numberHint = 'From 1 to 10,000'
export const prefix = 'Prefix'
export const prefixHint = 'Optional, up to 20 characters'
export const createCodes = 'Create codes'
export const downloadCodes = 'Download all codes'
export const codesCreated = (count: number) => `${counted(count, 'code', 'codes')} created`
export const codeColumns = { code: 'Code', used: 'Used', isUsed: { true: 'yes', false: 'no' } } as const
