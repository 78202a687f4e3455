// delivery.page.tsx
export const delivery = 'Delivery'
export const onlyStaff = 'Only staff can edit shipping.'
export const failedToLoad = 'Shipping couldn’t be loaded. Try again.'
export const whatZonesAre =
  'A zone is a group of countries with the same shipping methods and prices. You don’t deliver to countries without a shipping method.'
export const dispatchTimes = 'Dispatch times'
export const addAZone = 'Add zone'
export const addAWay = 'Add shipping method'
export const addAWayTo = (zone: string) => `Add shipping method to ${zone}`
export const edit = 'Edit'
export const editZone = (zone: string) => `Edit ${zone}`
export const noWayYet = 'No shipping methods yet. Customers in this zone can’t check out.'
export const collectionInTheShop = 'In-store collection'
export const collectionIsFor = 'Customers collect orders in your shop. Set address, hours and price.'
export const notOffered = 'Not offered.'

// method-row.tsx
export const off = 'Off'
export const tracked = 'Tracked'
export const free = 'Free'
export const freeFrom = (price: string) => `free from ${price}`
export const upTo = (price: string, weight: string) => `${price} up to ${weight}`
export const beyond = (price: string) => `${price} beyond`
export const orderedNow = (dates: string) => `Ordered now: ${dates}`

// zone.page.tsx
export const newZone = 'Add zone'
export const aZone = 'Zone'
export const name = 'Name'
export const inTheUnion = 'European Union and Monaco'
export const outsideTheUnion = 'Outside the European Union'
export const exportHint =
  'Deliveries to these countries are exports: no VAT is charged, the price stays the same, and your customers pay import charges on arrival. Each parcel needs a customs declaration and your EORI number.'
export const unitedKingdomHint =
  'United Kingdom: for orders up to £135 its law makes the shop register and charge UK VAT, which this shop cannot compute. Ask a tax adviser before you select it.'
export const countriesMove = 'A selected country is removed from its current zone.'
export const saved = 'Delivery saved'
export const removed = 'Deleted'
export const deleteZone = 'Delete zone'
export const andItsShippingMethodsAreRemoved = (zone: string) =>
  `${zone} and its shipping methods are deleted. Customers there can no longer order; existing orders don’t change.`

// method.page.tsx
export const addShipping = 'Add shipping method'
export const newCollection = 'Offer in-store collection'
export const shippingMethod = 'Shipping method'
export const shownToCustomersEHint = 'Shown to customers, e.g. Home delivery or Tracked letter'
export const prices = 'Prices by weight'
export const leaveTheWeightOfTheLastHint = 'Leave the weight of the last line empty for all heavier orders.'
export const upToGrams = 'Up to, in grams'
export const costs = 'Costs, in euros'
export const addALine = 'Add a line'
export const removeLine = (line: number) => `Remove line ${line}`
export const lineOf = (what: string, line: number) => `${what}, line ${line}`
export const freeFromLabel = 'Free shipping over (€)'
export const emptyForNever = 'Leave empty for never'
export const readyAfter = 'Ready after'
export const onTheWay = 'On the way'
export const workingDaysFrom = 'Working days, from'
export const workingDaysTo = 'to'
export const zeroIsTheSameDay = '0 means the same day. Delivery dates are calculated from these values.'
export const isTracked = 'With tracking number'
export const offeredToCustomers = 'Offered to customers'
export const addressAndHours = 'Address and hours'
export const deleteMethod = 'Delete shipping method'
export const customersCanNoLonger = 'Customers can no longer choose it. Existing orders keep it.'
