// content-page.page.tsx
export const failedToLoad = 'Impossible de charger la page. Notre serveur est peut-être indisponible.'
export const thereIsNoPageAt = 'Cette page est introuvable.'
export const onlyStaffSeeIt = 'Seule l’équipe peut voir cette page. Elle n’est pas publiée.'
export const edit = 'Modifier'
export const page = 'Page'
