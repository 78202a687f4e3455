// browser-transport.ts
export const tooMuchAtOnceHere = (seconds: number) => `Too much at once here, trying again in ${seconds} s`

// login/auth-links.tsx
export const login = 'Login'
export const register = 'Register'

// social/provider-script.ts

// social/social-login-action.ts
export const woohooLoginSucceeded = (provider: string) => `Woohoo, ${provider} Login Succeeded`
export const whopsLoginFailed = (provider: string) => `Whops, ${provider} Login Failed`

// login/already-logged-in.tsx
export const youAreLoggedInAs = (first_name: string, last_name: string) =>
  `You are logged in as ${first_name} ${last_name}.`
export const account = 'Account'
export const logout = 'Logout'

// social/join-with-password.tsx
export const yourAccountCanDoMore = (provider: string) =>
  `Your account can do more than shop, so enter its password this once. From then on ${provider} logs you in.`
export const password = 'Password'
export const back = 'Back'

// social/social-login-button.tsx
export const or = 'or'
export const cannotBeReachedRightNow = (name: string) => `${name} cannot be reached right now.`
export const continueWith = (name: string) => `Continue with ${name}`

// login/logout.page.tsx
export const successfullyLoggedOut = 'Successfully Logged Out'
export const areYouSureYouWant = 'Are You Sure You Want To Logout?!'
export const stayLoggedIn = 'Stay logged in'
export const youreAlreadyLoggedOut = "You're already logged out!"
export const goToHome = 'Go To Home'
