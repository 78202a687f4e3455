export const disabledSubject = (name: string) => `Le webhook « ${name} » a été désactivé`
export const isGone = (host: string) => `${host} a répondu qu’il ne reçoit plus de webhooks (statut 410).`
export const failedForDays = (host: string) => `Toutes les requêtes vers ${host} échouent depuis trois jours.`
export const checkReceiver =
  'La boutique ne lui envoie plus d’événements. Vérifiez le destinataire, puis réactivez le webhook et renvoyez les événements manqués.'
export const viewWebhook = 'Voir le webhook'
