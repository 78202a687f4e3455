export const failedSubject = (name: string) => `L’extension ${name} a été désactivée après des erreurs`
export const failed = (name: string, times: number) =>
  `L’extension ${name} a échoué ${times} fois en une minute ; la boutique l’a donc désactivée. La boutique fonctionne sans elle.`
export const lastErrorIn = (place: string, message: string) => `Dernière erreur, dans ${place} : ${message}`
export const askDeveloper = 'Contactez le développeur de l’extension, puis réactivez-la dans les paramètres.'
export const viewExtensions = 'Voir les extensions'
