import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// no-results.page.tsx
export const screen: ResourceTexts = {
  title: 'Recherches sans résultat',
  onlyStaff: 'Seule l’équipe peut voir les recherches sans résultat.',
  failedToLoad: 'Les recherches n’ont pas pu être chargées. Réessayez.',
  count: (count) => counted(count, 'recherche', 'recherches') + (count > 1 ? ', les plus fréquentes d’abord' : ''),
  empty: 'Aucune recherche sans résultat.',
}
export const searchesOfTheLastDays = (days: number) =>
  `Recherches des ${days} derniers jours qui n’ont trouvé aucun produit. Elles sont enregistrées sans le nom du client.`
export const search = 'Recherche'
export const searches = 'Recherches'
export const times = (count: number) => counted(count, 'fois', 'fois')
export const last = 'Dernière recherche'
export const lastOn = (day: string) => `la dernière le ${day}`
export const addSynonym = 'Ajouter un synonyme'
export const addSynonymFor = (words: string) => `Ajouter un synonyme pour « ${words} »`
