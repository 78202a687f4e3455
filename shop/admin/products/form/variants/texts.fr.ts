import { counted } from '../../../../../lib/texts/fr.ts'

export { colour, name, removeNamed, stock, was } from '../../../../catalog/products/texts.fr.ts'
export { moveToTheFront } from '../pictures/texts.fr.ts'

// option-fields.tsx
export const addAnOption = 'Ajouter une option'
export const addAnotherOption = 'Ajouter une autre option'
export const addCombinations = (count: number) =>
  count === 1 ? 'Ajouter la combinaison manquante' : `Ajouter les ${count} combinaisons manquantes`
export const atMostVariants = (most: number) => `Un produit a ${counted(most, 'variante', 'variantes')} au plus.`
export const optionName = 'Nom de l’option'
export const size = 'Taille'
export const optionValues = 'Valeurs'
export const optionValuesHint =
  'Séparées par des virgules : 250 g, 1 kg. Si une valeur contient une virgule, utilisez des points-virgules.'
export const remove = 'Retirer'
export const optionAside = (name: string) => ` « ${name} »`

// chosen-options.tsx
export const choose = 'Choisir'

// colour-fields.tsx
export const isColour = 'Cette variante est une couleur'
export const pick = 'Choisir'

// variants-table.tsx
export const priceColumn = 'Prix spécifique, €'

// fill-variants.tsx
export const forAllVariants = 'Remplir toutes les variantes'
export const OF_EACH = {
  price: 'Prix spécifique de chacune en euros',
  stock: 'Stock de chacune',
  weight: 'Poids de chacune en grammes',
}
export const applyToAllVariants = (count: number) => `Appliquer aux ${count} variantes`
export const appliedToVariantsSave = (count: number) =>
  `Appliqué à ${counted(count, 'variante', 'variantes')}. Enregistrez le produit pour conserver les modifications.`

// first-picture.tsx
export const countPictures = (count: number) => counted(count, 'image', 'images')

// variant-row.tsx
export const moreOf = (variant: string) => `Afficher les détails : ${variant}`
export const lessOf = (variant: string) => `Masquer les détails : ${variant}`
export const isDefaultVariant = 'Affichée en premier'
export const ownPrice = 'Prix spécifique en euros'
export const productPrice = (price: string) => `Prix du produit : ${price}`
export const ownPriceHint = 'Laissez vide pour le prix du produit'
export const weightInGrams = 'Poids en grammes'
export const includingPackaging = 'Emballage compris'
export const gtinHint = 'Le numéro sous le code-barres'
export const contentsHint = '250 g, 0,75 l, 12 pièces'

// product-editor.tsx
export const addAVariant = 'Ajouter une variante'
