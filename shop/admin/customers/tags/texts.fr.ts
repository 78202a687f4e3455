import { counted, plural, shownNumber } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// tags.page.tsx
export const screen: ResourceTexts = {
  title: 'Étiquettes',
  onlyStaff: 'Seule l’équipe peut modifier les étiquettes.',
  failedToLoad: 'Les étiquettes n’ont pas pu être chargées. Réessayez.',
  count: (count) => `${counted(count, 'étiquette', 'étiquettes')}${count > 1 ? ', par nom' : ''}`,
  empty:
    'Aucune étiquette pour le moment. Une étiquette regroupe des clients, par exemple « Grossistes » ou « Marché de Lyon ».',
  add: 'Ajouter une étiquette',
  added: 'Étiquette ajoutée',
  changed: 'Étiquette renommée',
}
export const name = 'Nom'
export const withTag = (count: number) => (count === 0 ? 'Aucun client' : counted(count, 'client', 'clients'))
export const mergeOrDelete = 'Fusionner ou supprimer…'
export const mergeOrDeleteTag = (tag: string) => `Fusionner ou supprimer « ${tag} »`

// merge-tag.tsx
export const replacementTag = 'Étiquette qui la remplace'
export const noOther = 'Aucune : supprimer seulement'
export const removedFrom = (tag: string, count: number) =>
  `« ${tag} » sera supprimée et retirée de la fiche de ${counted(count, 'client', 'clients')}. Cette action est définitive.`
export const replacedFor = (tag: string, other: string, count: number) =>
  `« ${tag} » sera supprimée, et ${counted(count, 'client recevra', 'clients recevront')} « ${other} ». Cette action est définitive.`
export const cancel = 'Annuler'
export const deleteTag = 'Supprimer l’étiquette'
export const mergeTags = 'Fusionner'
export const deleted = (tag: string) => `Étiquette supprimée : ${tag}`
export const merged = (tag: string) => `Étiquette fusionnée : ${tag}`

// customer-tags.tsx
export const addTag = 'Ajouter une étiquette'
export const noTags = 'Aucune étiquette.'
export const remove = (tag: string) => `Retirer l’étiquette « ${tag} »`
export const add = 'Ajouter'
export const allTags = 'Toutes les étiquettes'

// tag-bar.tsx, change-tags.ts
export const selectedCustomers = 'Clients sélectionnés'
export const selected = (count: number) => `${shownNumber(count)} ${plural(count, 'sélectionné', 'sélectionnés')}`
export const tag = 'Étiquette'
export const removeTag = 'Retirer l’étiquette'
export const clear = 'Désélectionner'
export const tagged = (count: number, tag: string) =>
  count === 0 ? `« ${tag} » : aucune modification` : `« ${tag} » ajoutée à ${counted(count, 'client', 'clients')}`
export const untagged = (count: number, tag: string) =>
  count === 0 ? `« ${tag} » : aucune modification` : `« ${tag} » retirée à ${counted(count, 'client', 'clients')}`
export const notTagged = (count: number, reason: string) =>
  `${counted(count, 'client non modifié', 'clients non modifiés')}. ${reason}`
