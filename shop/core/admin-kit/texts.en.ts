// require-staff.tsx
export const logInWithAnAccount = (reason: string) => `${reason} Log in with an account of the staff.`
export const youAreLoggedInAs = (reason: string, first_name: string, last_name: string) =>
  `${reason} You are logged in as ${first_name} ${last_name}, which is an account of a customer.`
export const roleNames = { owner: 'Owner', catalogue: 'Catalogue', orders: 'Orders' } as const
export const roleMeanings = {
  owner: 'everything, also settings, payments and the team',
  catalogue: 'the catalogue: products, collections, prices, pages and reviews',
  orders: 'orders: making and sending them, payments, withdrawals and messages',
} as const
const whoSeesToIt = {
  owner: 'owners of the shop',
  catalogue: 'owners, and staff who see to the catalogue,',
  orders: 'owners, and staff who see to orders,',
  staff: 'staff of the shop',
} as const
export const ofAnotherRole = (role: string, needed: keyof typeof whoSeesToIt) =>
  `Only ${whoSeesToIt[needed]} use this screen. Your role is ${role}; an owner can change it under Team.`
export const sessionEnded = 'Your login has ended, so nothing can be saved here right now.'
export const logInElsewhere = <T>(link: T) => [
  'What you have entered is still here. Log in ',
  link,
  ', come back to this one, and send it again.',
]
export const staffNoMore = 'You are no longer staff of this shop, so nothing can be saved here any more.'
export const roleIsNow = (role: string, needed: keyof typeof whoSeesToIt) =>
  `Your role is ${role} now: only ${whoSeesToIt[needed]} save what is on this screen.`
export const askForTheRole =
  'What you have entered is still here. Copy what you want to keep, or ask an owner for your role and send it again.'
export const twoStepIsNeeded =
  'Owners of this shop use two-step login now: nothing can be saved here before you have set it up.'
export const setUpElsewhere = <T>(link: T) => [
  'What you have entered is still here. Set it up ',
  link,
  ', come back to this one, and send it again.',
]
export const inAnotherTab = 'in another tab'
export const toToday = 'To Today'
export const setUpTwoStepFirst =
  'The owners of this shop use two-step login, so that nobody gets in here by a password alone. Set it up in your account, and all of this is open to you again.'
export const setUpTwoStep = 'Set up two-step login'
export const toTheProducts = 'To the products'
export const logout = 'Logout'

// edit-link.tsx
export const edit = 'Edit'
export const editNamed = (title: string) => `Edit ${title}`

// leave-protection.tsx
export const leaveWithoutSaving = 'Leave without saving?'
export const yourChangesAreLost = 'Your changes are not saved yet.'
export const stayHere = 'Stay here'
export const leave = 'Leave'
