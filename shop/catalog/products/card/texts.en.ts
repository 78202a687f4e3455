// stock-note.tsx
export const outOfStock = 'Out of stock'
export const onlyLeftInStock = (stock: number) => `Only ${stock} left in stock`
