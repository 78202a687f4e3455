// submit-guard.ts
export const pleaseWaitOnSumbittingTo = 'Please Wait on sumbitting to prevent duplicates'

// shop-form.tsx
export const oopsAUnknownErrorOccured = 'Oops, a unknown error occured'
export const notSaved = (why: string) => `This was not saved. ${why}`
