import { counted } from '../../../../lib/texts/en.ts'

// no-results.page.tsx
export const searchesWithoutAResult = 'Searches without a result'
export const onlyStaffSeeSearches = 'Only staff of the shop can see what people searched for in vain.'
export const failedToLoadSearches = 'Failed to load searches, perhaps our server is down'
export const whatPeopleLookedFor = (days: number) =>
  `Words of the last ${days} days that no product has together. Who searched is not kept.`
export const wordsFound = (count: number) =>
  count === 0 ? 'No searches' : `${counted(count, 'search', 'searches')}, the most frequent first`
export const nobodySearchedInVain = 'Nobody has searched in vain lately.'
export const forgotten = (words: string) => `Forgotten: ${words}`

// no-result-row.tsx
export const times = (count: number) => counted(count, 'time', 'times')
export const lastOn = <T>(day: T) => ['last on ', day]
export const addSynonym = 'Add synonym'
export const addSynonymFor = (words: string) => `Add synonym for ${words}`
export const forget = (words: string) => `Forget ${words}`
