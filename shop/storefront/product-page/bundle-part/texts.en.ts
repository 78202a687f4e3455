// part-choice.tsx
export const which = (title: string) => `Which ${title}`
export const soldOut = (name: string) => `${name}, sold out`
export const include = 'Include'
