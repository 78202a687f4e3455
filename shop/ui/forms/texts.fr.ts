// submit-guard.ts
export const pleaseWaitOnSumbittingTo = 'Patientez : l’envoi est en cours. Un second envoi créerait un doublon.'

// shop-form.tsx
export const oopsAUnknownErrorOccured = 'Oups, une erreur inconnue est survenue'
export const notSaved = (why: string) => `Rien n’a été enregistré. ${why}`
