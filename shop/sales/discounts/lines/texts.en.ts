// discount-lines.tsx, and e-mails about orders
export const discount = 'Discount'
export const discountNamed = (name: string, code: string | null) =>
  code === null ? `Discount: ${name}` : `Discount: ${name} (${code})`
export const minus = (price: string) => `−${price}`
