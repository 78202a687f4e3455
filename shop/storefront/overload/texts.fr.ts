import { counted } from '../../../lib/texts/fr.ts'

// overload-texts.server.ts
export const tooManyRequests = 'Trop de requêtes'
export const tooManyPages = 'Ce réseau a demandé trop de pages en une minute.'
export const busy = 'La boutique est très sollicitée'
export const moreThanItServes = 'La boutique reçoit en ce moment plus de demandes qu’elle ne peut en traiter.'
export const reloadsIn = (seconds: number) => `Cette page se recharge dans ${counted(seconds, 'seconde', 'secondes')}.`
export const tryAgain = 'Réessayer'
