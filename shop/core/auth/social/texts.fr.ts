// login/auth-links.tsx
export const login = 'Se connecter'

// social-login-action.ts
export const woohooLoginSucceeded = (provider: string) => `Bienvenue, vous êtes connecté avec ${provider}`
export const whopsLoginFailed = (provider: string) => `Oups, la connexion avec ${provider} a échoué`

// join-with-password.tsx
export const yourAccountHasStaff = (provider: string) =>
  `Votre compte donne accès à l’administration : saisissez son mot de passe une seule fois. Vous vous connecterez ensuite avec ${provider}.`
export const password = 'Mot de passe'
export const back = 'Retour'

// social-login-button.tsx
export const or = 'ou'
export const cannotBeReachedRightNow = (name: string) => `${name} est injoignable pour le moment.`
export const continueWith = (name: string) => `Continuer avec ${name}`
