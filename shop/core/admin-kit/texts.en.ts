// require-staff.tsx
export const logInWithAnAccount = (reason: string) => `${reason} Log in with a staff account.`
export const youAreLoggedInAs = (reason: string, first_name: string, last_name: string) =>
  `${reason} You are logged in as ${first_name} ${last_name}, which is a customer account.`
export const roleNames = { owner: 'Owner', catalogue: 'Catalogue', orders: 'Orders', accountant: 'Accountant' } as const
export const roleMeanings = {
  owner: 'everything, including settings, payments and the team',
  catalogue: 'the catalogue: products, collections, prices, pages and reviews',
  orders: 'orders: preparing and shipping, payments, withdrawals and messages',
  accountant: 'accounting: documents, reports and exports, without changing anything',
} as const
const rolesAllowed = {
  owner: 'owners of the shop',
  catalogue: 'owners and catalogue staff',
  orders: 'owners and order staff',
  accountant: 'owners and accountants',
  finance: 'owners, order staff and accountants',
  operations: 'owners, catalogue staff and order staff',
  staff: 'staff of the shop',
} as const
export const ofAnotherRole = (role: string, needed: keyof typeof rolesAllowed) =>
  `Only ${rolesAllowed[needed]} can use this screen. Your role is ${role}; an owner can change it under Team.`
export const sessionEnded = 'Your session has ended, so nothing can be saved right now.'
export const logInElsewhere = <T>(link: T) => [
  'Your changes are still in the form. Log in ',
  link,
  ', then come back to this tab and save again.',
]
export const noLongerStaff = 'You are no longer a staff member of this shop, so you can’t save changes.'
export const roleIsNow = (role: string, needed: keyof typeof rolesAllowed) =>
  `Your role is now ${role}. Only ${rolesAllowed[needed]} can save this screen.`
export const askForTheRole =
  'Your changes are still in the form. Copy what you need, or ask an owner to change your role and save again.'
export const twoStepIsNeeded = 'Owners must use two-step login. Set it up before you save changes.'
export const setUpElsewhere = <T>(link: T) => [
  'Your changes are still in the form. Set it up ',
  link,
  ', then come back to this tab and save again.',
]
export const inAnotherTab = 'in another tab'
export const goToDashboard = 'Go to dashboard'
export const setUpTwoStepFirst = 'Owners must use two-step login. Set it up in your account to use the admin again.'
export const setUpTwoStep = 'Set up two-step login'
export const toTheProducts = 'View products'
export const logout = 'Logout'

// leave-protection.tsx
export const leaveWithoutSaving = 'Leave without saving?'
export const yourChangesAreLost = 'You have unsaved changes.'
export const stayHere = 'Stay on page'
export const leave = 'Leave'

// title-and-slug.tsx
export const title = 'Title'
export const slug = 'Slug'
export const itsAddress = (address: string) => `Address: ${address}`

// lists/older-pages.tsx
export const newest = 'Newest'
export const older = 'Older'

// saved-meanwhile.tsx
export const someoneElseSavedThis = 'Someone else saved other values.'
export const changesKept = 'Your changes are still in the form. Save again to overwrite these values:'
export const otherValue = (label: string, value: string) => `${label}: ${value || 'empty'}`
