// second-step-screen.tsx
export const secondStep = 'One more step'

// second-step-forms.tsx
export const login = 'Login'
export const back = 'Back'
export const showPasskey = 'Use my passkey'
export const yourBrowserAsks =
  'Your browser asks for your fingerprint, your face, the code of your device or a security key.'

// methods.ts
export const usePasskey = 'Use your passkey instead'
export const codeFromYourApp = 'Code from your app'
export const sixDigitsThatYourApp = 'The six digits that your authenticator app shows for this shop now.'
export const useYourApp = 'Use your app instead'
export const recoveryCode = 'Recovery code'
export const oneOfTheTen = 'One of the ten that you kept when you set this up. It is used up by this.'
export const useRecoveryCode = 'Use a recovery code instead'
