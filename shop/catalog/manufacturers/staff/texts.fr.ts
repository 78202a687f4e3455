import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// manufacturers.page.tsx
export const screen: ResourceTexts = {
  title: 'Fabricants',
  onlyStaff: 'Seule l’équipe peut modifier les fabricants.',
  failedToLoad: 'Les fabricants n’ont pas pu être chargés. Réessayez.',
  count: (count) => counted(count, 'fabricant', 'fabricants') + (count > 1 ? ', ceux sans coordonnées d’abord' : ''),
  empty: 'Pas encore de fabricant. Saisissez le nom d’un fabricant dans un produit, et il apparaîtra ici.',
  added: 'Fabricant enregistré',
  changed: 'Fabricant enregistré',
}
export const eachProductPage =
  'Chaque page de produit doit indiquer le fabricant et ses coordonnées (règlement (UE) 2023/988). Le nom se saisit dans le produit. Les coordonnées ci-dessous valent pour tous les produits qui portent ce nom.'
export const productsWithout = (count: number) =>
  count === 1 ? 'Un produit n’a pas de fabricant.' : `${count} produits n’ont pas de fabricant.`
export const toTheProducts = 'Voir les produits'
export const ofProducts = (count: number) => counted(count, 'produit', 'produits')
export const addressIsMissing = 'Adresse et contact manquants'
export const addContactDetails = (name: string) => `Ajouter les coordonnées : ${name}`
export const name = 'Nom'
export const products = 'Produits'
export const contactDetails = 'Coordonnées'
export const detailsChoices = { missing: 'Manquantes', saved: 'Enregistrées' }
export const address = 'Adresse postale'
export const emailOrWebAddress = 'Adresse e-mail ou site web'
export const responsible = 'Responsable dans l’Union européenne'
export const onlyForManufacturersOutsideHint =
  'Uniquement pour les fabricants hors de l’UE : nom, adresse postale et adresse e-mail'
