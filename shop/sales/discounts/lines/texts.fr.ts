// discount-lines.tsx, and e-mails about orders
export const discount = 'Réduction'
export const discountNamed = (name: string, code: string | null) =>
  code === null ? `Réduction : ${name}` : `Réduction : ${name} (${code})`
export const minus = (price: string) => `−${price}`
