// page-meta.ts
export const theNameWithThingsOfTheShop = (shop: string) => `Le nom ${shop} et des produits de la boutique`
