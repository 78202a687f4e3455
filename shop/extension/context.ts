/** What the shop offers to the functions of an extension. */
export interface ExtensionContext {
  /** The current time. Tests of the shop set it. */
  now(): Date
}
