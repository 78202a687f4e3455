/** The French texts of a product of the demo shop. */
export interface FrenchProduct {
  title: string
  description: string
  thumbnailAlt: string
}
