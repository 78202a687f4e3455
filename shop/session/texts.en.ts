// browser-transport.ts
export const tooMuchAtOnceHere = (seconds: number) => `Too much at once here, trying again in ${seconds} s`

// login/auth-links.tsx
export const login = 'Login'
export const register = 'Register'
