import { allOf } from '../../../lib/texts/en.ts'

// terms-of-services.page.tsx
export const termsOfService = 'Terms of Service'
export const termsOfUseOrders =
  'Terms of use, orders, withdrawal and guarantees under French law, and the processing of personal data.'
export const lastUpdatedOn = <T>(day: T) => ['Last updated on ', day]
export const sections = 'Sections'
export const failedToLoad = 'Failed to load the terms, perhaps our server is down'
export const earlierVersions = <T>(orders: T) => [
  'The version that applies to each of your orders is linked in ',
  orders,
  '.',
]
export const yourOrders = 'your orders'

// clauses/
export const demonstrationShop = (shop: string) => `${shop} (demonstration shop)`
export const providers = (names: readonly string[]) => allOf(names)
