// breadcrumb.tsx
export const youAreHere = 'You are here'
export const home = 'Home'
export const collections = 'Collections'

// shop-menu.tsx
export const shop = 'Shop'
export const opensBelow = '▾'
export const allCollections = 'All collections'

// collections-of-product.tsx
export const savedAtOnce = 'Tick those that it belongs to. Each tick is saved at once.'
export const findCollections = 'Find collections'
export const noneChosenByHand = 'There are no collections yet whose products are chosen by hand.'
export const inPath = (path: string) => `in ${path}`
