// quantity.ts
export const quantityCantBeEmpty = "Quantity can't be empty"

// quantity-picker.tsx
export const quantity = 'Quantity'
export const quantityOf = (line: string) => ` of ${line}`
export const confirm = 'Confirm'
export const chosen = (quantity: number) => `${quantity} chosen`

// line-in-cart.tsx
export const tooMuchQuantitySelected = 'too much quantity selected'
