/** The picture of products that have none yet; they can't be published. */
export const NO_PICTURE_KEY = 'a3a54c04aad7a28f4401ff7f'
