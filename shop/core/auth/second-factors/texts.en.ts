// browser-passkeys.ts
export const noPasskeyCame = 'Your browser gave no passkey. You can try again, or use another way.'
export const isThereAlready = 'This device has a passkey for your account already.'
