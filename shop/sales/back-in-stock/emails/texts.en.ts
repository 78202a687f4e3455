export const notificationFor = (product: string) => `Back-in-stock notification: ${product}`
/** The subject that the outbox stores instead of the encrypted one. */
export const confirmNotification = 'Confirm your back-in-stock notification'
export const confirmSubject = (product: string) => `Confirm your back-in-stock notification: ${product}`
export const alreadyActive = (shop: string, product: string) =>
  `Your notification is already active. ${shop} will e-mail you once when this is back in stock: ${product}.`
export const requested = (shop: string, product: string) =>
  `${shop} received a request to e-mail this address once when this is back in stock: ${product}.`
export const confirmWithin =
  'If you made this request, confirm it within a day with the button below. Otherwise, ignore this e-mail: we won’t e-mail you again, and your address will be deleted.'
export const viewOrCancel = 'View or cancel notification'
export const confirm = 'Confirm notification'
export const backInStock = (product: string) => `Back in stock: ${product}`
export const notReserved =
  'The product you were waiting for is back in stock. It is not reserved for you and may sell out again.'
export const sentOnce = (shop: string) =>
  `You requested this e-mail from ${shop}. It is sent only once, and your request has been deleted.`
export const viewProduct = 'View product'
