// require-staff.tsx
export const logInWithAnAccount = (reason: string) => `${reason} Log in with an account of the staff.`
export const youAreLoggedInAs = (reason: string, first_name: string, last_name: string) =>
  `${reason} You are logged in as ${first_name} ${last_name}, which is an account of a customer.`
export const roleNames = { owner: 'Owner', catalogue: 'Catalogue', orders: 'Orders' } as const
const whoSeesToIt = {
  owner: 'owners of the shop',
  catalogue: 'owners, and staff who see to the catalogue,',
  orders: 'owners, and staff who see to orders,',
  staff: 'staff of the shop',
} as const
export const ofAnotherRole = (role: string, needed: keyof typeof whoSeesToIt) =>
  `Only ${whoSeesToIt[needed]} use this screen. Your role is ${role}; an owner can change it under Team.`
export const toToday = 'To Today'
export const setUpTwoStepFirst =
  'The owners of this shop use two-step login, so that nobody gets in here by a password alone. Set it up in your account, and all of this is open to you again.'
export const setUpTwoStep = 'Set up two-step login'
export const toTheProducts = 'To the products'
export const logout = 'Logout'

// edit-link.tsx
export const edit = 'Edit'
export const editNamed = (title: string) => `Edit ${title}`
