export const subject = (value: string, shop: string) => `Your gift card of ${value} at ${shop}`
export const received = (value: string, shop: string) =>
  `You received a gift card of ${value} for ${shop}. Enter its code in the checkout.`
export const code = 'Code'
export const balance = 'Balance'
export const validUntil = 'Valid until'
export const keepThis = 'Keep this e-mail. Anyone who has the code can spend the gift card.'
export const visit = (shop: string) => `Visit ${shop}`
export const checkBalance = 'Check the balance'
