// page-meta.ts
export const theNameWithThingsOfTheShop = (shop: string) => `The name ${shop} with things of the shop`
