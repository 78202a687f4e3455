/** The placeholder picture of products without one. Such products cannot be published. */
export const NO_PICTURE_KEY = 'a3a54c04aad7a28f4401ff7f'
