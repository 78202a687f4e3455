import { inBrowserStorage } from '../../../ui/storage/browser-storage.ts'

/** Present in this browser while shortcuts of a single character are turned off. */
const KEY = 'admin-character-keys-off'

/**
 * Returns whether shortcuts of a single character are on. Speech input and some keyboards trigger them by accident,
 * so they can be turned off (WCAG 2.1.4).
 */
export const hasCharacterKeys = (): boolean => inBrowserStorage((storage) => storage.getItem(KEY)) == null

/** Turns shortcuts of a single character on or off in this browser. */
export const setCharacterKeys = (isOn: boolean): void =>
  void inBrowserStorage((storage) => (isOn ? storage.removeItem(KEY) : storage.setItem(KEY, '1')))
