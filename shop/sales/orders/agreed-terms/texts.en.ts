// agreed-terms.page.tsx
export const termsAsAgreed = 'Terms that were agreed to'
export const asTheyWere = 'As they were when the order was placed, word for word.'
export const termsOfToday = 'Terms as they are today'
export const noSuchTerms = 'There are no terms at this address.'
export const failedToLoad = 'Failed to load the terms, perhaps our server is down'
