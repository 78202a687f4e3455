// loading/form-skeleton.tsx
export const loading = 'Loading'

// fields/text-field.tsx
export const hide = 'Hide'
export const show = 'Show'

// steps.tsx
export const done = ', done'
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`

// pages.tsx
export const skipToPages = (what: string) => `Skip the ${what}, to the pages`
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const page = (number: number) => `Page ${number}`

// overlays/dialog.tsx
export const close = 'Close'

// needs-script.tsx
export const thisPageNeedsJavaScript = 'This page needs JavaScript.'
