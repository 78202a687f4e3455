// second-step-screen.tsx
export const secondStep = 'Validation en deux étapes'

// second-step-forms.tsx
export const login = 'Se connecter'
export const back = 'Retour'
export const showPasskey = 'Utiliser ma clé d’accès'
export const yourBrowserAsks =
  'Votre navigateur vous demande votre empreinte, votre visage, le code de l’appareil ou votre clé de sécurité.'

// methods.ts
export const usePasskey = 'Utiliser plutôt ma clé d’accès'
export const codeFromYourApp = 'Code de votre application'
export const appCodeHint = 'Les six chiffres affichés dans votre application d’authentification.'
export const useYourApp = 'Utiliser plutôt mon application'
export const recoveryCode = 'Code de secours'
export const recoveryCodeHint = 'L’un de vos dix codes de secours. Chaque code ne sert qu’une fois.'
export const useRecoveryCode = 'Utiliser plutôt un code de secours'
