// agreed-terms.page.tsx
export const termsAsAgreed = 'Terms you agreed to'
export const versionHint = 'The version that applied when the order was placed.'
export const termsOfToday = 'Current terms'
export const noSuchTerms = 'We can’t find these terms.'
export const failedToLoad = 'Failed to load the terms, perhaps our server is down'
