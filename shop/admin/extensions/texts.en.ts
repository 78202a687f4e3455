import { counted } from '../../../lib/texts/en.ts'

// extension-page.page.tsx
export const extension = 'Extension'
export const onlyStaff = 'Only staff can use the screens of extensions.'
export const failedToLoad = (title: string) => `${title} couldn’t be loaded. Try again.`
export const pagesFailedToLoad = 'The screens of extensions couldn’t be loaded. Try again.'
export const noPage = (extension: string) =>
  `This screen isn’t available. The extension ${extension} may be disabled, or your role doesn’t include the screen. Owners find the extensions under Settings, Extensions.`

// record-list.ts
export const count = (count: number) => `${counted(count, 'record', 'records')}, oldest first`
export const noRecords = 'No records yet.'
export const addRecord = 'Add record'
export const added = 'Record added'
export const changed = 'Record updated'
export const yes = 'Yes'
export const no = 'No'
