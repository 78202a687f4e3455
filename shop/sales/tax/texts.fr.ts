export const overThreshold = (sum: string) => `Les ventes vers d’autres pays dépassent ${sum} cette année`
export const closeToThreshold = (sum: string) => `Les ventes vers d’autres pays approchent de ${sum} cette année`
export const vatIsDueAbroad =
  'À partir de la commande qui a dépassé le seuil, la TVA est due dans le pays de livraison, à ses taux. Inscrivez-vous au guichet unique (OSS) et choisissez les taux du pays de livraison dans Paramètres, TVA.'
export const vatWillBeDueAbroad =
  'Au-dessus du seuil, la TVA est due dans le pays de livraison, à ses taux. Inscrivez-vous à temps au guichet unique (OSS) et choisissez les taux du pays de livraison dans Paramètres, TVA.'
export const soldIn = (year: number) => `Vendu en ${year}, hors TVA`
export const viewRates = 'Voir les taux et les montants'
