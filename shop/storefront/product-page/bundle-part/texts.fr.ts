// part-choice.tsx
export const which = (title: string) => `Variante : ${title}`
export const soldOut = (name: string) => `${name}, épuisé`
export const include = 'Inclure'
