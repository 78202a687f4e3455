const KEY = /^([0-9a-z]{24})(\.webp)?$/

/** Returns how a file names a picture of the shop: a bare key of digits would be a number for programs for tables. */
export const fileOfPicture = (key: string) => `${key}.webp`

/** Returns the key of a picture that a file names so; undefined for the name of any other file. */
export const keyOfPicture = (name: string) => KEY.exec(name)?.[1]
