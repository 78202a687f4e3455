// settings-preview.tsx
export const preview = 'Preview'
export const livePreviewHint = 'Live preview. Others see your changes after you save.'
export const tabOfABrowser = 'Browser tab'
export const page = 'Page'
export const home = 'Home'
export const product = 'Product'

// preview-controls.tsx
export const light = 'Light'
export const dark = 'Dark'
export const desk = 'Desktop'
export const phone = 'Phone'
export const theme = 'Theme'
export const window = 'Window'
