// breadcrumb.tsx
export const youAreHere = 'You are here'
export const home = 'Home'
export const collections = 'Collections'

// shop-menu-opener.tsx, shop-menu-panel.tsx
export const opensBelow = '▾'
export const allCollections = 'All collections'

// collections-of-product.tsx
export const selectCollectionsHint = 'Select the collections of this product. Each change is saved immediately.'
export const findCollections = 'Find collections'
export const noManualCollectionsYet = 'No manual collections yet.'
export const inPath = (path: string) => `in ${path}`
