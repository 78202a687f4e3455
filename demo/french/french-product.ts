/** The French texts of a product of the demo shop. */
export type FrenchProduct = {
  title: string
  description: string
  thumbnailAlt: string
}
