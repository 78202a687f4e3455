import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// synonyms.page.tsx
export const screen: ResourceTexts = {
  title: 'Synonymes',
  onlyStaff: 'Seule l’équipe peut modifier les synonymes.',
  failedToLoad: 'Les synonymes n’ont pas pu être chargés. Réessayez.',
  count: (count) =>
    counted(count, 'groupe', 'groupes') +
    (count > 0 ? `${count > 1 ? ', les plus récents d’abord' : ''}. Sélectionnez un mot pour le rechercher.` : ''),
  empty: 'Pas encore de synonyme. Ajoutez les mots que vos clients emploient pour un même produit.',
  add: 'Ajouter des synonymes',
  addHint: 'La recherche d’un de ces mots trouve aussi les autres.',
  added: 'Synonymes ajoutés',
  changed: 'Synonymes modifiés',
}
export const wordsLabel = 'Mots, séparés par des virgules'
export const words = 'Mots'
export const wordsHint = 'Par exemple : parapluie, pépin, ombrelle'
