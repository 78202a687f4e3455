/** Maximum length of a tag, in characters. */
export const MAX_TAG_LENGTH = 40
/** Maximum number of tags of one customer. */
export const MAX_TAGS_OF_CUSTOMER = 20
/** Maximum number of different tags in the shop. */
export const MAX_TAGS = 500
/** Maximum number of customers of one bulk change. */
export const MAX_TAGGED = 500
