const KEY = /^([0-9a-z]{24})(\.webp)?$/

/** Returns the file name of a stored picture. A spreadsheet could convert a key of digits to a number. */
export const fileOfPicture = (key: string) => `${key}.webp`

/** Returns the storage key from such a file name; undefined for other files. */
export const keyOfPicture = (name: string) => KEY.exec(name)?.[1]
