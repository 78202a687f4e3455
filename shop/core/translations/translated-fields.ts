/** A record in another language than the owner's, with the names of its translated fields. */
export interface MaybeTranslated {
  translated?: string[]
}

/** Returns the names of the translated fields in their API form. */
export const translatedFields = ({ translated }: MaybeTranslated): MaybeTranslated => (translated ? { translated } : {})
