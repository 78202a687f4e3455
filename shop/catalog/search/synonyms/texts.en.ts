import { counted } from '../../../../lib/texts/en.ts'

// find-synonyms.ts
export const failedToLoadSynonymsPerhaps = 'Synonyms couldn’t be loaded. Try again.'

// undo-synonyms-removal.tsx
export const undo = 'Undo'

// save-synonyms.tsx
export const removed = (terms: string) => `Removed: ${terms}`
export const synonymsChanged = 'Synonyms changed'
export const synonymsAdded = 'Synonyms added'

// terms-form.tsx
export const wordsPartedByCommas = 'Words, separated by commas'
export const suchAsUmbrellaBrollyRain = 'For example: umbrella, brolly, rain shade'

// synonym-row.tsx
export const somebodyElseHasRemovedThese = 'Someone else removed these synonyms. Save to add yours again.'
export const somebodyElseHasChangedThis = (terms: string) =>
  `Someone else changed this to: ${terms}. Save to overwrite it.`
export const save = 'Save'
export const cancel = 'Cancel'
export const edit = (terms: string) => `Edit ${terms}`
export const remove = (named: string) => `Remove ${named}`

// synonyms.page.tsx
export const synonyms = 'Synonyms'
export const addSynonyms = 'Add synonyms'
export const aSearchForOneOfThese = 'A search for one of these words also finds the others.'
export const add = 'Add'
export const noSynonymsYet = 'No synonyms yet.'
export const onlyStaffSaySynonyms = 'Only staff can edit synonyms.'
export const groupsFound = (count: number) =>
  counted(count, 'group', 'groups') + (count > 0 ? ', newest first. Select a word to search for it.' : '')
