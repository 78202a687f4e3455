// page-meta.ts
export const theNameWithThingsOfTheShop = (shop: string) => `The name ${shop} with products of the shop`
