/** Who the shop is, wherever people read of it: on pages, in e-mails, files and the API's reference. */
export interface ShopIdentity {
  name: string
}

/** What a shop is called whose owner has not named it. */
export const UNNAMED: ShopIdentity = { name: 'Comptoir' }
