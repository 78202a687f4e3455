// second-step-screen.tsx
export const secondStep = 'Two-step login'

// second-step-forms.tsx
export const login = 'Login'
export const back = 'Back'
export const showPasskey = 'Use passkey'
export const yourBrowserAsks = 'Your browser asks for your fingerprint, face, device PIN or security key.'

// methods.ts
export const usePasskey = 'Use your passkey instead'
export const codeFromYourApp = 'Code from your app'
export const appCodeHint = 'The six digits shown in your authenticator app.'
export const useYourApp = 'Use your app instead'
export const recoveryCode = 'Recovery code'
export const recoveryCodeHint = 'One of your ten recovery codes. Each works once.'
export const useRecoveryCode = 'Use a recovery code instead'
