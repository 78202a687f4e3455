// login/auth-links.tsx
export const login = 'Login'

// social-login-action.ts
export const woohooLoginSucceeded = (provider: string) => `Woohoo, ${provider} Login Succeeded`
export const whopsLoginFailed = (provider: string) => `Whops, ${provider} Login Failed`

// join-with-password.tsx
export const yourAccountHasStaff = (provider: string) =>
  `Your account has staff access, so enter its password once. After that you log in with ${provider}.`
export const password = 'Password'
export const back = 'Back'

// social-login-button.tsx
export const or = 'or'
export const cannotBeReachedRightNow = (name: string) => `${name} can’t be reached right now.`
export const continueWith = (name: string) => `Continue with ${name}`
