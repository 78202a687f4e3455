import { counted } from '../../../../lib/texts/en.ts'

// addresses.page.tsx
export const addresses = 'Addresses'
export const mustLogInToSeeAddresses = 'You must be logged in to see your addresses'
export const failedToLoad = 'Failed to load your addresses, perhaps our server is down'
export const noneYet = 'You have not saved an address yet. One that you save here needs not be typed again.'
export const addAnAddress = 'Add an address'
export const noRoomForMore = (most: number) =>
  `You have saved ${counted(most, 'address', 'addresses')}, and more are not kept. Delete one to add another.`
export const nowTheDefault = 'This is your default address now'
export const addressDeleted = 'Address deleted'

// address-card.tsx
export const defaultAddress = 'Default'
export const edit = 'Edit'
export const makeDefault = 'Make default'
export const deleteIt = 'Delete'
export const actionOn = (action: string, street: string) => `${action}: ${street}`

// delete-address.tsx
export const deleteThisAddress = 'Delete this address?'
export const keepIt = 'Keep it'
export const deleteTheAddress = 'Delete the address'

// new-address.page.tsx
export const newAddress = 'New address'

// edit-address.page.tsx
export const editAddress = 'Edit address'
export const notThere = 'This address is not there any more.'

// address-form.tsx
export const isMyDefault = 'Use it as my default address'
export const saveTheAddress = 'Save address'
export const addressSaved = 'Address saved'
export const changedMeanwhile = 'This address was changed meanwhile, perhaps in another tab. By now it reads:'
export const saveAgain = 'What you typed is still here. Save again to keep that instead.'
