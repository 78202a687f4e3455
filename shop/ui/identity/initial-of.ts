/** Returns the letter or digit that stands for a name, as its owner writes it; the first character of a name that has neither. */
export const initialOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name.normalize()) ?? [...name, ''])[0] ?? ''
