// login/auth-links.tsx
export const login = 'Login'

// social-login-action.ts
export const woohooLoginSucceeded = (provider: string) => `Woohoo, ${provider} Login Succeeded`
export const whopsLoginFailed = (provider: string) => `Whops, ${provider} Login Failed`

// join-with-password.tsx
export const yourAccountCanDoMore = (provider: string) =>
  `Your account can do more than shop, so enter its password this once. From then on ${provider} logs you in.`
export const password = 'Password'
export const back = 'Back'

// social-login-button.tsx
export const or = 'or'
export const cannotBeReachedRightNow = (name: string) => `${name} cannot be reached right now.`
export const continueWith = (name: string) => `Continue with ${name}`
