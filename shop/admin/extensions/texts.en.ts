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

// extension-page.page.tsx, screen-view.tsx
export const screenFailed = (title: string, extension: string) =>
  `${title} couldn’t be loaded, because the extension ${extension} failed. Owners find the error under Settings, Extensions.`
export const tryAgain = 'Try again'

// screen-table.tsx
export const table = 'Table'
export const noRows = 'Nothing to show.'
export const pagesOf = (title: string) => `Pages: ${title}`
export const firstPage = 'First page'
export const nextPage = 'Next page'

// action-button.tsx
export const cancel = 'Cancel'
export const cannotBeUndone = 'This can’t be undone.'
