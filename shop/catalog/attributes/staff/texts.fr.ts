import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// attributes.page.tsx
export const screen: ResourceTexts = {
  title: 'Caractéristiques',
  onlyStaff: 'Seule l’équipe peut choisir les caractéristiques de filtrage.',
  failedToLoad: 'Les caractéristiques n’ont pas pu être chargées. Réessayez.',
  count: (count) =>
    counted(count, 'caractéristique', 'caractéristiques') + (count > 1 ? ', les plus utilisées d’abord' : ''),
  empty:
    'Aucun produit n’a encore de caractéristiques. Ajoutez-les dans le formulaire du produit, une par ligne, par exemple « Matière : Chêne ». Elles apparaissent dans un tableau sur la page du produit.',
}
export const tickThose =
  'Les caractéristiques de vos produits. Sélectionnez celles qui servent de filtre aux clients sur la page d’accueil, dans les collections et dans la recherche. Chaque modification est enregistrée immédiatement.'
export const name = 'Nom'
export const products = 'Produits'
export const filter = 'Filtre'
export const states = { on: 'Activé', off: 'Désactivé' }
export const useAsFilter = 'Utiliser comme filtre'
export const removeFilter = 'Retirer le filtre'
export const usedAsFilter = (count: number) =>
  count === 1
    ? 'Les clients peuvent filtrer selon cette caractéristique'
    : `Les clients peuvent filtrer selon ${count} caractéristiques de plus`
export const removedFilter = (count: number) => counted(count, 'filtre retiré', 'filtres retirés')
export const ofProducts = (count: number, isMore: boolean) =>
  isMore ? `${count} produits ou plus` : counted(count, 'produit', 'produits')
