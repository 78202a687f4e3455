// browser-transport.ts
export const tooMuchAtOnceHere = (seconds: number) => `Too much at once here, trying again in ${seconds} s`

// login/auth-links.tsx
export const login = 'Login'
export const register = 'Register'

// guards/login-required.tsx
export const typedIsKept = 'What you had entered here is kept: once you have logged in, it is in its form again.'
