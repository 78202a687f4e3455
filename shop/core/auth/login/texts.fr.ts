// auth-links.tsx
export const login = 'Se connecter'
export const register = 'Créer un compte'

// already-logged-in.tsx
export const youAreLoggedInAs = (first_name: string, last_name: string) =>
  `Vous êtes connecté sous le nom « ${first_name} ${last_name} ».`
export const account = 'Compte'
export const logout = 'Se déconnecter'

// logout.page.tsx
export const successfullyLoggedOut = 'Vous êtes déconnecté'
export const areYouSureYouWant = 'Voulez-vous vraiment vous déconnecter ?'
export const stayLoggedIn = 'Rester connecté'
export const youreAlreadyLoggedOut = 'Vous êtes déjà déconnecté !'
export const goToHome = 'Aller à l’accueil'
