/** Returns the first letter or digit of a name, or its first character if it has neither. */
export const initialOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name.normalize()) ?? [...name, ''])[0] ?? ''
