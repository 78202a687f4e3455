// auth-links.tsx
export const login = 'Login'
export const register = 'Register'

// already-logged-in.tsx
export const youAreLoggedInAs = (first_name: string, last_name: string) =>
  `You are logged in as ${first_name} ${last_name}.`
export const account = 'Account'
export const logout = 'Logout'

// logout.page.tsx
export const successfullyLoggedOut = 'Successfully Logged Out'
export const areYouSureYouWant = 'Are You Sure You Want To Logout?!'
export const stayLoggedIn = 'Stay logged in'
export const youreAlreadyLoggedOut = "You're already logged out!"
export const goToHome = 'Go To Home'
