import { plural } from '../../../../lib/texts/fr.ts'

// waiting-wishes.tsx
export const pendingAddition = (title: string, variant: string, others: number) =>
  `En attente d’ajout à votre panier : ${title}, ${variant}${others === 0 ? '' : ` et ${others} ${plural(others, 'autre article', 'autres articles')}`}`
