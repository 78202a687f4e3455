import { counted } from '../../../lib/texts/fr.ts'

export const deferredSubject = (limit: number) =>
  `E-mails retardés : plus de ${limit} par heure vers des adresses non confirmées`
export const deferred = (limit: number, count: number) =>
  `La boutique envoie au maximum ${limit} e-mails par heure à des adresses non confirmées. Cette limite est atteinte : ${counted(count, 'e-mail est retardé', 'e-mails sont retardés')}.`
export const maybeMisused =
  'Quelqu’un abuse peut-être des formulaires de la boutique. Vérifiez que les dernières rétractations ne sont pas du spam. Aucun e-mail n’est perdu.'
export const viewWithdrawals = 'Voir les rétractations'
export const latePurgesSubject = 'Le CDN affiche des pages obsolètes'
export const latePurges = (minutes: number, waiting: number) =>
  `Le CDN n’accepte plus les modifications de la boutique depuis plus de ${minutes} minutes. ${counted(waiting, 'modification est en attente', 'modifications sont en attente')}. Les visiteurs peuvent voir des prix et des textes obsolètes.`
export const lastError = (error: string) => `Dernière erreur : ${error}`
export const notSent = 'Aucun processus de la boutique n’a envoyé les modifications.'
export const checkCdn =
  'Vérifiez CDN_PURGE_URL, CDN_PURGE_KEY et CDN_SERVICE. La boutique répète les purges jusqu’à ce que le CDN les accepte.'
export const viewDashboard = 'Voir le tableau de bord'
