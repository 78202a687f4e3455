/** The texts of another language: the same names and parameters, with other strings. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translated<Result>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T
