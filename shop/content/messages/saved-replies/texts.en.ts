import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// saved-replies.page.tsx
export const screen: ResourceTexts = {
  title: 'Saved replies',
  onlyStaff: 'Only staff can edit saved replies.',
  failedToLoad: 'Saved replies couldn’t be loaded. Try again.',
  count: (count) => counted(count, 'saved reply', 'saved replies') + (count > 1 ? ', in display order' : ''),
  empty: 'No saved replies yet. Save texts that you send often.',
  add: 'Add saved reply',
  added: 'Saved reply added',
  changed: 'Saved reply updated',
}
export const messages = 'Messages'
export const name = 'Name'
export const text = 'Text'
export const placeholders = '{name} is replaced by the customer’s name, {order} by the order number.'
