// breadcrumb.tsx
export const youAreHere = 'Vous êtes ici'
export const home = 'Accueil'
export const collections = 'Collections'

// shop-menu-opener.tsx, shop-menu-panel.tsx
export const opensBelow = '▾'
export const allCollections = 'Toutes les collections'

// collections-of-product.tsx
export const selectCollectionsHint =
  'Sélectionnez les collections de ce produit. Chaque modification est enregistrée immédiatement.'
export const findCollections = 'Rechercher des collections'
export const noManualCollectionsYet = 'Pas encore de collection manuelle.'
export const inPath = (path: string) => `dans ${path}`
