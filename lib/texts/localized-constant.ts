import { perLanguage } from './current-formats.ts'

/**
 * Returns an object with texts for a constant of a module. Each access reads the object of the current language.
 * Browsers have one language, so their build replaces this module with `(create) => create()` (tools/build).
 * @param create reads the texts; called once per language
 */
export function localizedConstant<T extends object>(create: () => T): T {
  const current = perLanguage(create)
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor(_, name) {
      const property = Reflect.getOwnPropertyDescriptor(current(), name)
      return property && { ...property, configurable: true }
    },
  })
}

/** Returns a list with texts for a constant of a module, like `localizedConstant`. */
export function localizedList<T extends readonly unknown[]>(create: () => T): T {
  const current = perLanguage(create)
  return new Proxy([] as readonly unknown[] as T, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
  })
}
