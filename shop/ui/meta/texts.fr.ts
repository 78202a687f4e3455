// page-meta.ts
export const shareImageAlt = (shop: string) => `Le nom ${shop} et des produits de la boutique`
