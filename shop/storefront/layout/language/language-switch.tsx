import { lazy, Suspense, useState } from 'react'
import { href, useLocation, useMatches } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { LANGUAGES, type Language } from '../../../../lib/texts/languages.ts'
import { isPagePath, languagesOfPage, pathInLanguage } from '../../../../lib/texts/page-paths.ts'
import { useShopIdentity } from '../../../ui/identity/shop-identity.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { preferredLanguage } from './chosen-language.ts'
import { LanguageLink } from './language-link.tsx'

/** Loaded only for browsers that prefer another language. */
const LanguageSuggestion = lazy(() => import('./language-suggestion.tsx'))

interface LanguageSwitchProps {
  className: string
  /** The look of each language. */
  item: string
  /** Suggests the language that the browser prefers. */
  suggests?: boolean
}

/** Links to the same page in the other languages. Nothing in a shop with one language. */
export default function LanguageSwitch({ className, item, suggests = false }: LanguageSwitchProps) {
  const { languages } = useShopIdentity()
  const addressIn = useAddressInLanguage()
  if (!languages) return null
  return (
    <nav aria-label={texts.language} className={className}>
      <ul className="flex flex-wrap gap-x-4">
        {languagesOfPage(languages).map((language) => (
          <li key={language} lang={language}>
            {language === currentLanguage() ? (
              <span aria-current="true" className={`${item} font-semibold`}>
                {LANGUAGES[language].name}
              </span>
            ) : (
              <LanguageLink language={language} address={addressIn(language)} className={`${item} hover:underline`} />
            )}
          </li>
        ))}
      </ul>
      {suggests && <SuggestedLanguage />}
    </nav>
  )
}

/** Suggests the language that was chosen before, or that the browser prefers, until the visitor dismisses it. */
function SuggestedLanguage() {
  const { languages } = useShopIdentity()
  const addressIn = useAddressInLanguage()
  const isHydrated = useHydrated()
  const [isDismissed, setIsDismissed] = useState(false)
  const language = languages && isHydrated ? preferredLanguage(languages) : undefined
  if (!language || isDismissed) return null
  return (
    <Suspense>
      <LanguageSuggestion language={language} address={addressIn(language)} dismiss={() => setIsDismissed(true)} />
    </Suspense>
  )
}

/** Returns the address of this page in a language. The server does not know the whole query of a cached page. */
function useAddressInLanguage(): (language: Language) => string {
  const { languages } = useShopIdentity()
  const { pathname, search, hash } = useLocation()
  const slugs = useSlugs()
  const rest = useHydrated() ? search + hash : ''
  // The address of a page that does not exist may be that of another site, such as `//other.example`.
  const page = isPagePath(pathname) ? pathname : href('/')
  return (language) => {
    const own = withSlug(page, slugs[language])
    return (languages ? pathInLanguage(own, language, languages) : own) + (page === pathname ? rest : '')
  }
}

/** The slugs of this page by language; none for a page without one. */
function useSlugs(): Partial<Record<Language, string>> {
  const [shown] = useMatches().slice(-1)
  return (shown?.loaderData as { page_slugs?: Partial<Record<Language, string>> } | undefined)?.page_slugs ?? {}
}

/** Replaces the slug of a path, such as `/products/cup`. */
const withSlug = (path: string, slug: string | undefined) =>
  slug === undefined ? path : path.replace(/^(\/[^/]+\/)[^/]+/, `$1${slug}`)
