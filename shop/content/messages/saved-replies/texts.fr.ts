import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// saved-replies.page.tsx
export const screen: ResourceTexts = {
  title: 'Réponses enregistrées',
  onlyStaff: 'Seule l’équipe peut modifier les réponses enregistrées.',
  failedToLoad: 'Impossible de charger les réponses enregistrées. Réessayez.',
  count: (count) =>
    counted(count, 'réponse enregistrée', 'réponses enregistrées') + (count > 1 ? ', dans l’ordre d’affichage' : ''),
  empty: 'Aucune réponse enregistrée pour le moment. Enregistrez les textes que vous envoyez souvent.',
  add: 'Ajouter une réponse',
  added: 'Réponse enregistrée ajoutée',
  changed: 'Réponse enregistrée modifiée',
}
export const messages = 'Messages'
export const name = 'Nom'
export const text = 'Texte'
export const placeholders = '{name} est remplacé par le nom du client, {order} par le numéro de commande.'
