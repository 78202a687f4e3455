// require-staff.tsx
export const logInWithAnAccount = (reason: string) => `${reason} Log in with an account of the staff.`
export const youAreLoggedInAs = (reason: string, first_name: string, last_name: string) =>
  `${reason} You are logged in as ${first_name} ${last_name}, which is an account of a customer.`
export const setUpTwoStepFirst =
  'The owners of this shop use two-step login, so that nobody gets in here by a password alone. Set it up in your account, and all of this is open to you again.'
export const setUpTwoStep = 'Set up two-step login'
export const toTheProducts = 'To the products'
export const logout = 'Logout'

// edit-link.tsx
export const edit = 'Edit'
export const editNamed = (title: string) => `Edit ${title}`
