/** Removes accents and case for comparisons, and keeps the number of letters: `Équipe` becomes `equipe`. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
