// require-staff.tsx
export const logInWithAnAccount = (reason: string) => `${reason} Log in with an account of the staff.`
export const youAreLoggedInAs = (reason: string, first_name: string, last_name: string) =>
  `${reason} You are logged in as ${first_name} ${last_name}, which is an account of a customer.`
export const toTheProducts = 'To the products'
export const logout = 'Logout'

// edit-link.tsx
export const edit = 'Edit'
export const editNamed = (title: string) => `Edit ${title}`
