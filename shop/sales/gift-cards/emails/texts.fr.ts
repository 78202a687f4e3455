export const subject = (value: string, shop: string) => `Votre carte cadeau de ${value} chez ${shop}`
export const received = (value: string, shop: string) =>
  `Vous avez reçu une carte cadeau de ${value} à utiliser chez ${shop}. Saisissez son code au moment de valider votre commande.`
export const code = 'Code'
export const balance = 'Solde'
export const validUntil = 'Valable jusqu’au'
export const keepThis = 'Conservez cet e-mail. Toute personne qui a le code peut utiliser la carte cadeau.'
export const visit = (shop: string) => `Visiter ${shop}`
export const checkBalance = 'Consulter le solde'
