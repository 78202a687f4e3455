// browser-transport.ts
export const retryingIn = (seconds: number) => `La boutique est très sollicitée. Nouvelle tentative dans ${seconds} s`

// login/auth-links.tsx
export const login = 'Se connecter'
export const register = 'Créer un compte'

// guards/login-required.tsx
export const entriesSaved = 'Votre saisie est conservée. Vous la retrouverez dans le formulaire après la connexion.'

// devices/own-sessions.server.ts
export const deviceOf = (browser: string, system: string) => `${browser} sur ${system}`
