import { counted, shownNumber } from '../../../../lib/texts/fr.ts'

// code-problem.server.ts
export const invalidCode = 'Ce code n’est pas valable.'
export const usedBefore = 'Vous avez déjà utilisé ce code.'
export const onlyFirstOrder = 'Ce code est réservé à une première commande.'
export const noGoods = 'Ce code ne s’applique pas à ces articles.'
export const betterDiscountApplies = 'Une autre réduction est plus avantageuse. Les deux ne se cumulent pas.'
export const missingCents = (price: string) => `Encore ${price} d’achats pour utiliser ce code.`
export const missingPieces = (count: number) =>
  `Ajoutez encore ${counted(count, 'article', 'articles')} pour utiliser ce code.`
export const moreToGet = (count: number, benefit: string) =>
  `Ajoutez encore ${counted(count, 'article', 'articles')} de cette offre pour en profiter : ${benefit}.`
export const moreOfProduct = (count: number, benefit: string) =>
  `Ajoutez encore ${counted(count, 'exemplaire', 'exemplaires')} du même produit pour en profiter : ${benefit}.`
export const moreOfReduced = (count: number, benefit: string, isSame: boolean) =>
  isSame
    ? moreToGet(count, benefit)
    : `Ajoutez ${counted(count, 'article à prix réduit', 'articles à prix réduit')} de cette offre pour en profiter : ${benefit}.`
export const moreOfBundle = (count: number, price: string) =>
  `Ajoutez encore ${counted(count, 'produit', 'produits')} de ce lot pour l’obtenir à ${price}.`
export const percentOff = (percent: number) => `${shownNumber(percent)} % de réduction`
export const amountOffEach = (amount: string) => `${amount} de réduction par article`
export const piecesFree = (count: number) => counted(count, 'article gratuit', 'articles gratuits')
export const piecesReduced = (count: number, percent: number) =>
  `${shownNumber(percent)} % de réduction sur ${counted(count, 'article', 'articles')}`
export const piecesFor = (count: number, price: string) => `${counted(count, 'article', 'articles')} pour ${price}`
export const noSaving = 'Ces articles ne coûtent pas plus que le prix de cette offre.'
export const otherMethods =
  'Ce code ne vaut que pour certains modes de livraison. Choisissez-en un autre lors de la commande.'
export const onlyDeliveredTo = (countries: string) =>
  `Ce code vaut uniquement pour ces pays de livraison : ${countries}.`

// code-field.tsx
export const addCode = 'Ajouter un code de réduction'
export const code = 'Code de réduction'
export const apply = 'Appliquer'
export const announced = (name: string, code: string) => `${name} : code ${code}`
export const applyCode = (code: string) => `Utiliser ${code}`
export const remove = (code: string) => `Retirer le code ${code}`
export const isApplied = 'appliqué'
export const linkedCode = (code: string) => `Le code ${code} sera utilisé dans votre panier.`
