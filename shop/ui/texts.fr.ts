// loading/form-skeleton.tsx
export const loading = 'Chargement'

// fields/text-field.tsx
export const hide = 'Masquer'
export const show = 'Afficher'

// steps.tsx
export const done = ', étape terminée'
export const stepOf = (step: number, steps: number) => `Étape ${step} sur ${steps}`

// pages.tsx
export const skipToPages = (what: string) => `Passer les ${what} et aller aux pages`
export const previousPage = 'Page précédente'
export const nextPage = 'Page suivante'
export const page = (number: number) => `Page ${number}`

// overlays/dialog.tsx
export const close = 'Fermer'

// needs-script.tsx
export const thisPageNeedsJavaScript = 'Activez JavaScript pour utiliser cette page.'
