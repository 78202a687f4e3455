// page-meta.ts
export const theNameAboveACounter = (shop: string) =>
  `The name ${shop} above a shop counter with a cup, a bottle, a bowl and a lamp`
