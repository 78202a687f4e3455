// settings-preview.tsx
export const preview = 'Aperçu'
export const livePreviewHint = 'Aperçu en direct. Vos modifications deviennent visibles à l’enregistrement.'
export const tabOfABrowser = 'Onglet du navigateur'
export const page = 'Page'
export const home = 'Accueil'
export const product = 'Produit'

// preview-controls.tsx
export const light = 'Clair'
export const dark = 'Sombre'
export const desk = 'Ordinateur'
export const phone = 'Mobile'
export const theme = 'Thème'
export const window = 'Écran'
