import { counted } from '../../../../lib/texts/fr.ts'

// resource-form.tsx, record-editor.tsx
export const save = 'Enregistrer'
export const add = 'Ajouter'
export const cancel = 'Annuler'

// resource-row.tsx
export const edit = (name: string) => `Modifier « ${name} »`
export const remove = (name: string) => `Supprimer « ${name} »`
export const moveUp = (name: string) => `Monter « ${name} »`
export const moveDown = (name: string) => `Descendre « ${name} »`

// conflict-message.tsx
export const discardMine = 'Abandonner mes modifications'

// record-editor.tsx
export const changed =
  'Quelqu’un d’autre a modifié cet élément. Vos modifications sont toujours dans le formulaire. Enregistrez de nouveau pour remplacer les siennes.'
export const changedToReadOnly =
  'Quelqu’un d’autre a modifié cet élément. Il ne peut plus être modifié : vos modifications ne peuvent pas être enregistrées.'
export const noLongerExists = 'Cet élément n’existe plus.'
export const removeIt = 'Supprimer'

// resource-list.tsx
export const countMatching = (count: number, all: number) => `${count} sur ${all}`
export const listed = (count: number) => counted(count, 'élément', 'éléments')
export const noMatch = 'Aucun résultat. Modifiez la recherche ou les filtres.'
export const removedMeanwhile =
  'Quelqu’un d’autre a supprimé cet élément. Enregistrez pour ajouter de nouveau le vôtre.'
export const changedMeanwhile = (now: string) =>
  `Quelqu’un d’autre a modifié cet élément : ${now.replace(/\.$/, '')}. Enregistrez pour remplacer cette version.`
export const nowAt = (name: string, place: number) => `« ${name} » est maintenant en position ${place}`
export const pages = (title: string) => `${title} : pages`
export const deleteSelected = 'Supprimer'

// list-toolbar.tsx
export const searchList = 'Filtrer la liste'
export const anyOf = (filter: string) => `${filter} : tout`
export const exportCsv = 'Exporter en CSV'

// resource-table.tsx, resource-row.tsx
export const selectAll = 'Tout sélectionner'
export const selectPage = 'Sélectionner cette page'
export const select = (name: string) => `Sélectionner « ${name} »`
export const actions = 'Actions'

// bulk-bar.tsx
export const bulkActions = 'Actions groupées'
export const selected = (count: number) => counted(count, 'sélectionné', 'sélectionnés')
export const actionWithCount = (action: string, count: number) => `${action} (${count})`
export const clearSelection = 'Désélectionner'

// save-resource.tsx
export const removed = (name: string) => `Élément supprimé : ${name}`
export const deleted = (count: number) => counted(count, 'élément supprimé', 'éléments supprimés')
export const restored = (name: string) => `Élément rétabli : ${name}`
export const undone = (count: number) => counted(count, 'élément rétabli', 'éléments rétablis')
export const countNotChanged = (count: number) =>
  count === 1
    ? 'L’un de ces éléments ne peut pas être modifié, ou quelqu’un d’autre l’a modifié. Il reste tel quel.'
    : `${count} de ces éléments ne peuvent pas être modifiés, ou quelqu’un d’autre les a modifiés. Ils restent tels quels.`
export const undo = 'Annuler'
