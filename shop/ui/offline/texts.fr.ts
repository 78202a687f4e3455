// connection-guard.tsx
export const youAreOfflineNothingWas = 'Vous êtes hors ligne. Rien n’a été modifié.'
export const tryAgain = 'Réessayer'
