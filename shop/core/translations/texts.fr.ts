// translation-links.tsx
export const languagesOfTexts = 'Langues des textes'
export const original = 'Original'
export const progress = (done: number, all: number) => `${done} sur ${all}`
