// delivery.page.tsx
export const delivery = 'Delivery'
export const onlyStaff = 'Only staff of the shop can say where it delivers to.'
export const failedToLoad = 'Failed to load delivery, perhaps our server is down'
export const whatZonesAre =
  'A zone is a few countries with the same ways of delivery and the same prices. A country without a way is not delivered to.'
export const addAZone = 'Add a zone'
export const addAWay = 'Add a way'
export const addAWayTo = (zone: string) => `Add a way to ${zone}`
export const edit = 'Edit'
export const editZone = (zone: string) => `Edit ${zone}`
export const noWayYet = 'No way yet: nobody there can order.'
export const collectionInTheShop = 'Collection in the shop'
export const collectionIsFor = 'For whoever comes by. Say where and when, and what it costs, if anything.'
export const noCollectionYet = 'Not offered.'

// method-row.tsx
export const off = 'Off'
export const tracked = 'Tracked'
export const free = 'Free'
export const freeFrom = (price: string) => `free from ${price}`
export const upTo = (price: string, weight: string) => `${price} up to ${weight}`
export const beyond = (price: string) => `${price} beyond`
export const orderedNow = (dates: string) => `Ordered now: ${dates}`

// zone.page.tsx
export const newZone = 'Add a zone'
export const aZone = 'Zone'
export const name = 'Name'
export const inTheUnion = 'European Union and Monaco'
export const outsideTheUnion = 'Outside the European Union'
export const exportHint =
  'Deliveries to these countries are exports: no VAT is charged, the price stays the same, and your customers pay import charges on arrival. Each parcel needs a customs declaration and your EORI number.'
export const unitedKingdomHint =
  'United Kingdom: for orders up to £135 its law makes the shop register and charge UK VAT, which this shop cannot compute. Ask a tax adviser before you tick it.'
export const countriesMove = 'A country that you tick leaves the zone in which it was.'
export const save = 'Save'
export const saved = 'Delivery saved'
export const removed = 'Removed'
export const remove = 'Remove'
export const removeZone = 'Remove this zone'
export const zoneGoes = (zone: string) =>
  `${zone} goes with its ways. Nobody can order there any more; orders that were placed keep what they were promised.`
export const nothingHere = 'This is not there any more.'
export const someoneElse =
  'Somebody else has saved this meanwhile. What you typed is still here; saving again puts it in place of theirs.'

// method.page.tsx
export const newWay = 'Add a way of delivery'
export const newCollection = 'Offer collection in the shop'
export const aWay = 'Way of delivery'
export const nameHint = 'As customers read it: Home delivery, Letter with tracking'
export const prices = 'Prices by weight'
export const pricesHint = 'The last line may do without a weight: then it is for whatever weighs more.'
export const upToGrams = 'Up to, in grams'
export const costs = 'Costs, in euros'
export const addALine = 'Add a line'
export const removeLine = (line: number) => `Remove line ${line}`
export const lineOf = (what: string, line: number) => `${what}, line ${line}`
export const freeFromLabel = 'Free from, in euros of goods'
export const emptyForNever = 'Empty for never'
export const readyAfter = 'Ready after'
export const onTheWay = 'On the way'
export const workingDaysFrom = 'Working days, from'
export const workingDaysTo = 'to'
export const zeroIsTheSameDay = '0 is the same day. The date that customers are promised is computed from it.'
export const isTracked = 'With a number to follow the parcel'
export const isOn = 'Offered to customers'
export const place = 'Address and hours'
export const removeWay = 'Remove this way'
export const wayGoes = 'Customers cannot choose it any more; orders that were placed keep it.'
