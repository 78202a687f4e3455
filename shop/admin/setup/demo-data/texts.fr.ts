import { counted as count } from '../../../../lib/texts/fr.ts'

// demo-panel.tsx
export const demo = 'Démo'
export const demoNotice =
  'Cette boutique contient des produits, des clients et des commandes de démonstration. Vous pouvez les supprimer à tout moment. Vos propres données sont conservées.'
export const needsAccount = <T>(command: T) => [
  'Cette boutique contient des produits, des clients et des commandes de démonstration, et votre compte en fait partie. Pour les supprimer, créez votre propre compte : ',
  command,
  ' affiche le lien.',
]
export const removeTheDemo = 'Supprimer la démo'
export const removedDataHeading = 'Ces données seront supprimées définitivement :'
export const counted = {
  products: (number: number) => count(number, 'produit', 'produits'),
  collections: (number: number) => count(number, 'collection', 'collections'),
  reductions: (number: number) => count(number, 'promotion', 'promotions'),
  people: (number: number) => count(number, 'compte de client fictif', 'comptes de clients fictifs'),
  test_orders: (number: number) => count(number, 'commande de test', 'commandes de test'),
  orders: (number: number) => count(number, 'commande de démonstration', 'commandes de démonstration'),
  reviews: (number: number) => count(number, 'avis de démonstration', 'avis de démonstration'),
}
export const retainedData =
  'Les produits modifiés par votre équipe et les commandes de vrais clients sont conservés, de même que les pages, les modes de livraison, les synonymes et les paramètres. Vérifiez-les avant l’ouverture.'
export const typeToRemove = (word: string) => `Saisissez ${word} pour confirmer`
export const cancel = 'Annuler'
export const remove = 'Supprimer'
export const removed = 'Données de démonstration supprimées'

// remove-demo.server.ts
export const noted = {
  test_orders: (number: number) => count(number, 'commande de test', 'commandes de test'),
  products: (number: number) => count(number, 'produit', 'produits'),
  collections: (number: number) => count(number, 'collection', 'collections'),
  reductions: (number: number) => count(number, 'promotion', 'promotions'),
  people: (number: number) => count(number, 'compte', 'comptes'),
  orders: (number: number) => count(number, 'commande', 'commandes'),
  reviews: (number: number) => count(number, 'avis', 'avis'),
}
