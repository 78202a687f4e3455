import { counted } from '../../../../lib/texts/en.ts'

// addresses.page.tsx
export const addresses = 'Addresses'
export const mustLogInToSeeAddresses = 'You must be logged in to see your addresses'
export const failedToLoad = 'Failed to load your addresses, perhaps our server is down'
export const noneYet = 'No saved addresses yet. Save an address to use it at checkout.'
export const addAnAddress = 'Add an address'
export const youHaveSavedTheMaximum = (most: number) =>
  `You have saved ${counted(most, 'address', 'addresses')}, the maximum. Delete one to add another.`
export const nowTheDefault = 'Default address changed'
export const addressDeleted = 'Address deleted'

// address-card.tsx
export const defaultAddress = 'Default'
export const edit = 'Edit'
export const makeDefault = 'Make default'
export const deleteIt = 'Delete'
export const actionOn = (action: string, street: string) => `${action}: ${street}`

// delete-address.tsx
export const deleteThisAddress = 'Delete this address?'
export const keepIt = 'Keep address'
export const deleteTheAddress = 'Delete address'

// new-address.page.tsx
export const newAddress = 'New address'

// edit-address.page.tsx
export const editAddress = 'Edit address'
export const thisAddressNoLongerExists = 'This address no longer exists.'

// address-form.tsx
export const isMyDefault = 'Use it as my default address'
export const saveTheAddress = 'Save address'
export const addressSaved = 'Address saved'
export const changedMeanwhile = 'This address was changed in the meantime, perhaps in another tab. It is now:'
export const saveAgain = 'Your changes are still in the form. Save again to use them instead.'
