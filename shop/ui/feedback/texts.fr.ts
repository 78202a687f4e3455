import { counted } from '../../../lib/texts/fr.ts'

// error-message.ts
export const tooManyTries = (seconds: number) =>
  `Trop de tentatives. Patientez ${counted(seconds, 'seconde', 'secondes')}.`
export const oopsAUnknownErrorOccured = 'Oups, une erreur inconnue est survenue'
export const checkFieldsWithErrors = 'Oups, corrigez les champs signalés'

// toaster.tsx, toasts.tsx
export const messages = 'Messages'
export const closeThisMessage = 'Fermer ce message'
