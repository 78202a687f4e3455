// new-order.page.tsx
export const newOrder = 'New order'
export const onlyStaffPlaceOrders = 'Only staff can create orders.'
export const orders = 'Orders'
export const addProducts = 'Add products first.'
export const chooseDelivery = 'Choose a shipping method.'
export const notCountedYet = 'The total isn’t calculated yet. Try again in a moment.'
export const orderPlaced = (id: number) => `Order ${id} created`

// new-order-form.tsx
export const failedToFindProducts = 'Failed to find products, perhaps our server is down'
export const customer = 'Customer'
export const email = 'E-mail'
export const optionalIfAnAccountHint =
  'Optional. If an account has this address, the order belongs to it. Otherwise it is only used for e-mails.'
export const name = 'Name'
export const ifThereIsNoAccountHint = 'If there is no account.'
export const delivery = 'Delivery or collection'
export const noMethods = 'No shipping or collection methods for this country. Add one under Delivery.'
export const methodWithPrice = (name: string, price: string) => `${name}, ${price}`
export const payment = 'Payment'
export const alreadyPaid = 'Already paid, by card or bank transfer'
export const paidOn = 'Paid on'
export const placeOrder = 'Create order'

// chosen-lines.tsx
export const products = 'Products'
export const titleSkuOrBar = 'Title, SKU or bar code'
export const noProductsMatchThese = 'No products match these filters.'
export const add = (thing: string) => `Add ${thing}`
export const inStock = (stock: number) => (stock === 0 ? 'sold out' : `${stock} in stock`)
export const quantity = 'Quantity'
export const quantityOf = (thing: string) => `Quantity of ${thing}`
export const otherPrice = 'Other price, €'
export const otherPriceOf = (thing: string) => `Other price of ${thing} in euros`
export const reason = 'Reason'
export const reasonOf = (thing: string) => `Reason for the other price of ${thing}`
export const remove = (thing: string) => `Remove ${thing}`
