// connection-guard.tsx
export const offlineNotice = 'Vous êtes hors ligne. Rien n’a été modifié.'
export const tryAgain = 'Réessayer'
