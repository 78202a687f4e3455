// browser-transport.ts
export const theShopIsBusyTrying = (seconds: number) => `The shop is busy. Trying again in ${seconds} s`

// login/auth-links.tsx
export const login = 'Login'
export const register = 'Register'

// guards/login-required.tsx
export const yourEntriesAreSavedThey = 'Your entries are saved. They are in the form again after you log in.'
