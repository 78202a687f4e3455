import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// no-results.page.tsx
export const screen: ResourceTexts = {
  title: 'Searches without results',
  onlyStaff: 'Only staff can see searches without results.',
  failedToLoad: 'Searches couldn’t be loaded. Try again.',
  count: (count) => counted(count, 'search', 'searches') + (count > 1 ? ', the most frequent first' : ''),
  empty: 'No searches without results.',
}
export const searchesOfTheLastDays = (days: number) =>
  `Searches of the last ${days} days that found no product. Searches are stored without the customer.`
export const search = 'Search'
export const searches = 'Searches'
export const times = (count: number) => counted(count, 'time', 'times')
export const last = 'Last search'
export const lastOn = (day: string) => `last on ${day}`
export const addSynonym = 'Add synonym'
export const addSynonymFor = (words: string) => `Add synonym for ${words}`
