import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { OfferedLanguages } from '../../../../lib/texts/offered-languages.ts'
import { languagesOfPage } from '../../../../lib/texts/page-paths.ts'
import { customerNow } from '../../../core/auth/session.ts'
import { inBrowserStorage } from '../../../ui/storage/browser-storage.ts'

const KEY = 'language'

/** Time for saving the choice in the account before the page opens anyway, in ms. */
const SAVING_MS = 2_000

/** Stores the choice of a language in this browser. */
export const rememberLanguage = (language: Language): void => {
  inBrowserStorage((storage) => storage.setItem(KEY, language))
}

/** Returns the chosen language, or else the one that the browser prefers; undefined if this page has it. */
export function preferredLanguage(languages: OfferedLanguages): Language | undefined {
  const chosen = inBrowserStorage((storage) => storage.getItem(KEY))
  const preferred = (chosen ? [chosen] : navigator.languages).map((tag) => tag.slice(0, 2).toLowerCase())
  const found = preferred.flatMap((tag) => languagesOfPage(languages).filter((language) => language === tag))[0]
  return found === currentLanguage() ? undefined : found
}

/** Stores the choice in this browser and in the account, then loads the page. */
export async function openInLanguage(language: Language, address: string): Promise<void> {
  rememberLanguage(language)
  const customer = customerNow()
  if (customer) {
    const saving = import('./save-language.ts').then(({ saveLanguage }) => saveLanguage(customer.id, language))
    // The page opens in any case, because the choice in the account only concerns e-mails.
    await Promise.race([saving.catch(() => {}), new Promise((resolve) => setTimeout(resolve, SAVING_MS))])
  }
  window.location.assign(address)
}
