import { counted } from '../../../../lib/texts/en.ts'

// find-synonyms.ts
export const failedToLoadSynonymsPerhaps = 'Failed to load synonyms, perhaps our server is down'

// undo-synonyms-removal.tsx
export const undo = 'Undo'

// save-synonyms.tsx
export const removed = (terms: string) => `Removed: ${terms}`
export const synonymsChanged = 'Synonyms changed'
export const synonymsAdded = 'Synonyms added'

// terms-form.tsx
export const wordsPartedByCommas = 'Words, parted by commas'
export const suchAsUmbrellaBrollyRain = 'Such as: umbrella, brolly, rain shade'

// synonym-row.tsx
export const somebodyElseHasRemovedThese = 'Somebody else has removed these words. Saving adds yours again.'
export const somebodyElseHasChangedThis = (terms: string) =>
  `Somebody else has changed this to: ${terms}. Saving puts yours in its place.`
export const save = 'Save'
export const cancel = 'Cancel'
export const edit = (terms: string) => `Edit ${terms}`
export const remove = (named: string) => `Remove ${named}`

// synonyms.page.tsx
export const synonyms = 'Synonyms'
export const addWordsThatMeanThe = 'Add words that mean the same'
export const whoLooksForOneOf = 'Who looks for one of them finds all of them.'
export const add = 'Add'
export const noWordsHaveBeenAdded = 'No words have been added yet.'
export const onlyStaffSaySynonyms = 'Only staff of the shop can say which words mean the same.'
export const groupsFound = (count: number) =>
  counted(count, 'group', 'groups') + (count > 0 ? ', the latest first. A word shows what it finds.' : '')
