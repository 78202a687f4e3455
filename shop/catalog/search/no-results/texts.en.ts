import { counted } from '../../../../lib/texts/en.ts'

// no-results.page.tsx
export const searchesWithoutAResult = 'Searches without results'
export const onlyStaffSeeSearches = 'Only staff can see searches without results.'
export const failedToLoadSearches = 'Searches couldn’t be loaded. Try again.'
export const searchesOfTheLastDays = (days: number) =>
  `Searches of the last ${days} days that found no product. Searches are stored without the customer.`
export const noSearches = (count: number) =>
  count === 0 ? 'No searches' : `${counted(count, 'search', 'searches')}, the most frequent first`
export const noSearchesWithoutResults = 'No searches without results.'
export const removed = (words: string) => `Removed: ${words}`

// no-result-row.tsx
export const times = (count: number) => counted(count, 'time', 'times')
export const lastOn = <T>(day: T) => ['last on ', day]
export const addSynonym = 'Add synonym'
export const addSynonymFor = (words: string) => `Add synonym for ${words}`
export const remove = (words: string) => `Remove ${words}`
