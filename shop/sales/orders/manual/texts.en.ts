// new-order.page.tsx
export const newOrder = 'New order'
export const onlyStaffPlaceOrders = 'Only staff of the shop can place orders for others.'
export const orders = 'Orders'
export const chooseThingsFirst = 'Choose what is ordered first.'
export const chooseDelivery = 'Choose how it gets there.'
export const notCountedYet = 'What it costs is not counted yet. Send it again in a moment.'
export const orderPlaced = (id: number) => `Order ${id} is placed`

// new-order-form.tsx
export const failedToFindProducts = 'Failed to find products, perhaps our server is down'
export const forWhom = 'For whom'
export const email = 'E-mail'
export const emailHint =
  'Of an account, whose order it is then. Without one it is only where e-mails go. It may be empty.'
export const name = 'Name'
export const nameHint = 'Where there is no account.'
export const delivery = 'Delivery or collection'
export const noMethods = 'Nothing is delivered there or collected yet. See Admin, Delivery.'
export const methodWithPrice = (name: string, price: string) => `${name}, ${price}`
export const payment = 'Payment'
export const PAYMENTS = {
  received: 'The money has come, by card or transfer',
  collection: 'By card or transfer when it is collected',
  transfer: 'A transfer is awaited',
}
export const receivedOn = 'It came on'
export const placeOrder = 'Place the order'

// chosen-lines.tsx
export const things = 'What is ordered'
export const findProducts = 'Title, SKU or bar code'
export const nothingFound = 'No product is like this.'
export const add = (thing: string) => `Add ${thing}`
export const inStock = (stock: number) => (stock === 0 ? 'sold out' : `${stock} in stock`)
export const pieces = 'Pieces'
export const piecesOf = (thing: string) => `Pieces of ${thing}`
export const otherPrice = 'Other price, €'
export const otherPriceOf = (thing: string) => `Other price of ${thing} in euros`
export const reason = 'Why'
export const reasonOf = (thing: string) => `Why ${thing} costs another price`
export const remove = (thing: string) => `Remove ${thing}`
