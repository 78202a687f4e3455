import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// delivery.page.tsx
export const screen: ResourceTexts = {
  title: 'Delivery',
  onlyStaff: 'Only staff can edit shipping.',
  failedToLoad: 'Shipping couldn’t be loaded. Try again.',
  // In-store collection is the last row.
  count: (count) => `${counted(count - 1, 'zone', 'zones')}, and in-store collection`,
  empty: '',
  restoredInPart: 'Some of its countries are in another zone now. They stay there.',
}
export const countries = 'Countries'
export const noCountries = 'No countries'
export const methods = 'Shipping methods'
export const whatZonesAre =
  'A zone is a group of countries with the same shipping methods and prices. You don’t deliver to countries without a shipping method.'
export const dispatchTimes = 'Dispatch times'
export const addMethod = 'Add shipping method'
export const addMethodTo = (zone: string) => `Add shipping method to ${zone}`
export const noMethods = 'No shipping methods yet. Customers in this zone can’t check out.'
export const collectionInTheShop = 'In-store collection'
export const noCollection = 'Not offered. Customers collect orders in your shop. Set address, hours and price.'

// method-row.tsx
export const off = 'Off'
export const tracked = 'Tracked'
export const free = 'Free'
export const freeFrom = (price: string) => `free from ${price}`
export const priceUpTo = (price: string, weight: string) => `${price} up to ${weight}`
export const priceBeyond = (price: string) => `${price} beyond`
export const deliveryDatesNow = (dates: string) => `Ordered now: ${dates}`

// zone.page.tsx
export const aZone = 'Zone'
const saved = 'Delivery saved'
export const zone = { title: aZone, saved, add: 'Add zone' }
export const name = 'Name'
export const europeanUnion = 'European Union and Monaco'
export const outsideEuropeanUnion = 'Outside the European Union'
export const exportHint =
  'Deliveries to these countries are exports: no VAT is charged, the price stays the same, and your customers pay import charges on arrival. Each parcel needs a customs declaration and your EORI number.'
export const unitedKingdomHint =
  'United Kingdom: for orders up to £135 its law makes the shop register and charge UK VAT, which this shop cannot compute. Ask a tax adviser before you select it.'
export const countriesMove = 'A selected country is removed from its current zone.'
export const deleteZone = 'Delete zone'
export const deleteZoneHint = (zone: string) =>
  `${zone} and its shipping methods are deleted. Customers there can no longer order; existing orders don’t change.`

// method.page.tsx
export const method = { title: 'Shipping method', saved, add: addMethod, removed: 'Shipping method deleted' }
export const newCollection = 'Offer in-store collection'
export const addCollectionPlace = 'Add collection place'
export const methodNameHint = 'Shown to customers, e.g. Home delivery or Tracked letter'
export const prices = 'Prices by weight'
export const pricesHint = 'Leave the weight of the last line empty for all heavier orders.'
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
