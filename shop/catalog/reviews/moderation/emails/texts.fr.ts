export const hiddenSubject = (title: string, shop: string) => `Votre avis sur « ${title} » chez ${shop} a été masqué`
export const wasHidden = (title: string) =>
  `Nous avons masqué votre avis sur « ${title} ». Il n’est plus public ni pris en compte, mais vous pouvez toujours le voir. Motif :`
export const changeItOn = 'Vous pouvez le modifier sur '
export const pageOf = (title: string) => `la page de « ${title} »`
export const changeStaysHidden = '. Une modification ne le rend pas de nouveau public.'
export const ifYouDisagree = 'Si vous l’avez modifié ou si vous contestez notre décision, '
export const writeToUs = 'écrivez-nous'
export const checkAgain = ' : nous l’examinerons de nouveau.'
