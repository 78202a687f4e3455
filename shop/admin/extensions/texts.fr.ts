import { counted } from '../../../lib/texts/fr.ts'

// extension-page.page.tsx
export const extension = 'Extension'
export const onlyStaff = 'Seule l’équipe peut utiliser les écrans des extensions.'
export const failedToLoad = (title: string) => `Impossible de charger « ${title} ». Réessayez.`
export const pagesFailedToLoad = 'Les écrans des extensions n’ont pas pu être chargés. Réessayez.'
export const noPage = (extension: string) =>
  `Cet écran n’est pas disponible. L’extension ${extension} est peut-être désactivée, ou votre rôle ne donne pas accès à cet écran. Les propriétaires trouvent les extensions sous « Paramètres », « Extensions ».`

// record-list.ts
export const count = (count: number) =>
  counted(count, 'enregistrement', 'enregistrements') + (count > 1 ? ', les plus anciens d’abord' : '')
export const noRecords = 'Aucun enregistrement pour le moment.'
export const addRecord = 'Ajouter un enregistrement'
export const added = 'Enregistrement ajouté'
export const changed = 'Enregistrement modifié'

// extension-page.page.tsx, screen-view.tsx
export const screenFailed = (title: string, extension: string) =>
  `Impossible de charger « ${title} » : l’extension ${extension} a rencontré une erreur. Les propriétaires en trouvent le détail sous « Paramètres », « Extensions ».`
export const tryAgain = 'Réessayer'

// screen-table.tsx
export const table = 'Tableau'
export const noRows = 'Rien à afficher.'
export const pagesOf = (title: string) => `Pages : ${title}`
export const firstPage = 'Première page'
export const nextPage = 'Page suivante'

// action-button.tsx
export const cancel = 'Annuler'
export const cannotBeUndone = 'Cette action est définitive.'
