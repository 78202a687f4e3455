import { counted } from '../../../../lib/texts/fr.ts'

// no-results.page.tsx
export const searchesWithoutAResult = 'Recherches sans résultat'
export const onlyStaffSeeSearches = 'Seule l’équipe peut voir les recherches sans résultat.'
export const failedToLoadSearches = 'Les recherches n’ont pas pu être chargées. Réessayez.'
export const searchesOfTheLastDays = (days: number) =>
  `Recherches des ${days} derniers jours qui n’ont trouvé aucun produit. Elles sont enregistrées sans le nom du client.`
export const noSearches = (count: number) =>
  count === 0
    ? 'Aucune recherche'
    : counted(count, 'recherche', 'recherches') + (count > 1 ? ', les plus fréquentes d’abord' : '')
export const noSearchesWithoutResults = 'Aucune recherche sans résultat.'
export const removed = (words: string) => `Recherche retirée : ${words}`

// no-result-row.tsx
export const times = (count: number) => counted(count, 'fois', 'fois')
export const lastOn = <T>(day: T) => ['la dernière le ', day]
export const addSynonym = 'Ajouter un synonyme'
export const addSynonymFor = (words: string) => `Ajouter un synonyme pour « ${words} »`
export const remove = (words: string) => `Retirer : ${words}`
