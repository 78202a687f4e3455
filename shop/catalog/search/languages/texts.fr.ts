import { counted } from '../../../../lib/texts/fr.ts'

// index-progress.tsx
export const indexing = (remaining: number) =>
  `La recherche se prépare pour la nouvelle langue : ${counted(remaining, 'élément restant', 'éléments restants')}. D’ici là, elle porte sur les textes d’origine.`
