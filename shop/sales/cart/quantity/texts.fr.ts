import { counted } from '../../../../lib/texts/fr.ts'

// quantity.ts
export const quantityCantBeEmpty = 'Indiquez une quantité.'

// quantity-picker.tsx
export const quantity = 'Quantité'
export const quantityOf = (line: string) => ` : ${line}`
export const confirm = 'Confirmer'
export const chosen = (quantity: number) => counted(quantity, 'choisi', 'choisis')

// line-in-cart.tsx
export const tooMuchQuantitySelected = 'Quantité trop élevée'
