// sessions.page.tsx
export const whereYouAreLoggedIn = 'Appareils connectés'
export const mustLogInToSeeSessions = 'Connectez-vous pour voir vos appareils connectés.'
export const failedToLoadSessions =
  'Impossible de charger vos appareils connectés. Notre serveur est peut-être indisponible.'
export const isLoggedOut = (device: string) => `Déconnexion effectuée : ${device}`
export const othersLoggedOut = 'Tous les autres appareils ont été déconnectés'
export const noOtherSessions = 'Aucun autre appareil n’est connecté.'
export const logOutOthers = 'Déconnecter les autres appareils'
export const dontRecogniseADevice =
  'Vous ne reconnaissez pas un appareil ? Déconnectez-le, puis changez de mot de passe : tous les appareils seront alors déconnectés.'

// session-card.tsx
export const unknownDevice = 'Navigateur inconnu'
export const thisDevice = 'Cet appareil'
export const loggedInOn = <T>(day: T) => ['Connecté le ', day]
export const lastUsed = <T>(moment: T) => ['Dernière utilisation : ', moment]
export const logOutIt = 'Déconnecter'
export const logOutNamed = (device: string) => `Déconnecter : ${device}`
