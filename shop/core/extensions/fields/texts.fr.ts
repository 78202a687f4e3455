// extra.route.ts and send-extra.ts
export const failedToLoad = 'Impossible de charger les champs supplémentaires. Réessayez.'
export const saved = 'Champs supplémentaires enregistrés'

// extra-fields.tsx
export const sectionOf = (extension: string, variant: string) => (variant ? `${extension} : ${variant}` : extension)
export const noValue = 'Aucune valeur'
export const yes = 'Oui'
export const no = 'Non'
export const noChoice = 'Aucun choix'
export const save = 'Enregistrer'
export const saveOf = (section: string) => `Enregistrer les champs : ${section}`
