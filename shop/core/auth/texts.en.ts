// browser-transport.ts
export const retryingIn = (seconds: number) => `The shop is busy. Trying again in ${seconds} s`

// login/auth-links.tsx
export const login = 'Login'
export const register = 'Register'

// guards/login-required.tsx
export const entriesSaved = 'Your entries are saved. They are in the form again after you log in.'

// devices/own-sessions.server.ts
export const deviceOf = (browser: string, system: string) => `${browser} on ${system}`
