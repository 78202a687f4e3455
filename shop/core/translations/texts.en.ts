// translation-links.tsx
export const languagesOfTexts = 'Languages of the texts'
export const original = 'Original'
export const progress = (done: number, all: number) => `${done} of ${all}`
