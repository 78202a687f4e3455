// page-meta.ts
export const shareImageAlt = (shop: string) => `The name ${shop} with products of the shop`
