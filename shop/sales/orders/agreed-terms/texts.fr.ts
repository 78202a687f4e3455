// agreed-terms.page.tsx
export const termsAsAgreed = 'Conditions acceptées'
export const versionHint = 'La version en vigueur lors de la commande.'
export const termsOfToday = 'Conditions actuelles'
export const noSuchTerms = 'Ces conditions sont introuvables.'
export const failedToLoad = 'Impossible de charger les conditions. Notre serveur est peut-être indisponible.'
