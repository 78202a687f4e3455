// stock-note.tsx
export const outOfStock = 'Épuisé'
export const onlyLeftInStock = (stock: number) => `Plus que ${stock} en stock`
