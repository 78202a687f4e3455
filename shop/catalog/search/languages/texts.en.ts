import { counted } from '../../../../lib/texts/en.ts'

// index-progress.tsx
export const indexing = (remaining: number) =>
  `The search is being prepared for the new language: ${counted(remaining, 'entry', 'entries')} left. Until then, customers search the original texts.`
