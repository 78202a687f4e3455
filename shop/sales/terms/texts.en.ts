// terms-of-services.page.tsx
export const termsOfService = 'Terms of Service'
export const howThisShopMayBe =
  'How this shop may be used, how orders, withdrawal and guarantees work under French law, and which personal data is processed.'
export const lastUpdatedOn = <T>(day: T) => ['Last updated on ', day]
export const sections = 'Sections'
export const failedToLoad = 'Failed to load the terms, perhaps our server is down'
