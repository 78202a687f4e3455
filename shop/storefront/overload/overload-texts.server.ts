import { texts } from '#texts/storefront/overload'
import { inLanguage } from '../../../server/language/in-language.ts'
import type { Storefront } from '../../../server/pages/mount-storefront.ts'

/** Returns the texts of the page that is shown instead of one that a limit refuses. */
export const overloadTexts: Storefront['overloadTexts'] = (language, status, seconds) =>
  inLanguage(language, () => ({
    ...(status === 429
      ? { title: texts.tooManyRequests, sentence: texts.tooManyPages }
      : { title: texts.busy, sentence: texts.moreThanItServes }),
    reloads: texts.reloadsIn(seconds),
    tryAgain: texts.tryAgain,
  }))
