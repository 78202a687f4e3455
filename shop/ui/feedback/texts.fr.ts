import { counted } from '../../../lib/texts/fr.ts'

// error-message.ts
export const tooManyTries = (seconds: number) => `Trop de tentatives. Patientez ${wait(seconds)}.`
const wait = (seconds: number) =>
  seconds < 120 ? counted(seconds, 'seconde', 'secondes') : counted(Math.ceil(seconds / 60), 'minute', 'minutes')
export const oopsAUnknownErrorOccured = 'Oups, une erreur inconnue est survenue'
export const checkFieldsWithErrors = 'Oups, corrigez les champs signalés'

// toaster.tsx, toasts.tsx
export const messages = 'Messages'
export const closeThisMessage = 'Fermer ce message'
