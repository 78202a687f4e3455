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
export const ifThereIsNoAccountHint = 'Only for a customer without an account.'
export const delivery = 'Delivery or collection'
export const noMethods = 'No shipping or collection methods for this country. Add one under Delivery.'
export const methodWithPrice = (name: string, price: string) => `${name}, ${price}`
export const payment = 'Payment'
export const alreadyPaid = 'Already paid, by card or bank transfer'
export const paidOn = 'Paid on'
export const placeOrder = 'Create order'

// buyer-part.tsx
export const forCompany = 'Order for a company'
export const VAT_CHECKS = {
  valid: 'VIES confirms this VAT number.',
  invalid: 'VIES doesn’t list this VAT number for sales between EU countries. The order includes VAT.',
  unknown: 'VIES doesn’t answer at the moment. The order includes VAT, and the number is checked later.',
}
export const withoutVat = 'The order has no VAT (reverse charge).'
export const billing = 'Billing address'
export const companyNeedsBilling = 'The invoice of a company needs its address.'
export const billedElsewhere = 'Use a different billing address'
export const withBillingAddress = 'Add a billing address'

export const discounts = 'Discounts'
export const discountCode = 'Discount code'
export const reductionKind = 'One-off reduction'
export const reductionKinds = { percentage: 'Percent', amount: 'Amount (€)' }
export const reductionReason = 'Reason for the reduction'
export const reductionReasonHint = 'The customer sees it as the name of the discount.'
export const deliveryCosts = 'Delivery'
export const freeOrder = 'There is nothing to pay.'

// manual-discounts.server.ts
export const codeUnknown = 'No running discount has this code.'
export const codeEnded = 'This discount has ended.'
export const codeUsedUp = 'This code is used up.'
export const codeUsed = 'This customer has already used the code.'
export const codeForFirstOrder = 'This code is for the first order of an account.'
export const codeForOthers = 'This code is for customers with another tag.'
export const codeWithoutExtension = 'The extension with the condition of this discount is removed or disabled.'

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
