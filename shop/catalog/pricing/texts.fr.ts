import { counted, shownNumber } from '../../../lib/texts/fr.ts'

// Labels of amounts, used on all screens and in all e-mails.
export const subtotal = 'Sous-total'
export const total = 'Total'
export const free = 'gratuit'
export const vatContained = (percent: number) => `Dont TVA à ${shownNumber(percent)} %`
export const vatNotApplicable = 'TVA non applicable, article 293 B du CGI'
export const noVatOnExport = 'Sans TVA : livraison hors de l’Union européenne'
export const importCharges =
  'La TVA à l’importation, des droits de douane et des frais de transporteur peuvent être dus à l’arrivée du colis. Ils ne sont pas compris dans ce total : vous les réglez au transporteur.'
export const taxesIncluded = 'Prix TTC.'

// contents.contract.ts
// Forms and files contain this text, so `parseContents` must accept its unit.
export const pieces = (count: number) => counted(count, 'pièce', 'pièces')

// product-price.tsx
export const before = 'au lieu de '
export const less = (percent: number) => `−${percent} %`
export const lowestBefore = (price: string) => `Prix le plus bas des 30 derniers jours : ${price}.`
export const saleEnds = (moment: string) => `Promotion jusqu’au ${moment}.`
export const from = <T>(price: T) => ['dès ', price]
export const per = (price: string, unit: string) => `${price}/${unit}`
