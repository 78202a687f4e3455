/**
 * Returns the texts of a module in the language of the current request.
 * @param _module folder below `shop/`
 * @param english texts of the first language, which every other language has as well
 */
export const localized = <T extends object>(_module: string, english: T): T => english
