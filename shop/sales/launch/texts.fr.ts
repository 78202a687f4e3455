export const testEmailSubject = (code: string, shop: string) =>
  `${code} est le code d’un e-mail de test de la boutique ${shop}`
export const emailsArrive =
  'Les e-mails de la boutique arrivent. Saisissez ce code sur la page où vous l’avez demandé :'
export const spamFolderHint =
  'Si cet e-mail était dans vos indésirables, demandez à l’exploitant de votre serveur de messagerie de configurer SPF et DKIM. Sinon, les clients ne verront pas leurs e-mails non plus.'
