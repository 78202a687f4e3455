import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// synonyms.page.tsx
export const screen: ResourceTexts = {
  title: 'Synonyms',
  onlyStaff: 'Only staff can edit synonyms.',
  failedToLoad: 'Synonyms couldn’t be loaded. Try again.',
  count: (count) =>
    counted(count, 'group', 'groups') + (count > 0 ? ', newest first. Select a word to search for it.' : ''),
  empty: 'No synonyms yet. Add words that your customers use for the same product.',
  add: 'Add synonyms',
  addHint: 'A search for one of these words also finds the others.',
  added: 'Synonyms added',
  changed: 'Synonyms changed',
}
export const wordsLabel = 'Words, separated by commas'
export const words = 'Words'
export const wordsHint = 'For example: umbrella, brolly, rain shade'
