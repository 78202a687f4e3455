import { X } from 'lucide-react'
import { texts } from '#texts/storefront/layout'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { LANGUAGES, type Language } from '../../../../lib/texts/languages.ts'
import { IconButton } from '../../../ui/button.tsx'
import { rememberLanguage } from './chosen-language.ts'
import { LanguageLink } from './language-link.tsx'

interface LanguageSuggestionProps {
  language: Language
  /** This page in that language. */
  address: string
  dismiss: () => void
}

/** One line above the end of the window, so that the page does not move when the line appears. */
export default function LanguageSuggestion({ language, address, dismiss }: LanguageSuggestionProps) {
  return (
    <aside
      aria-label={texts.language}
      className="fixed inset-x-0 bottom-tabs z-10 flex items-center justify-center gap-x-3 border-line border-t bg-surface py-1 pr-2 pl-4 text-sm shadow-lifted md:bottom-0"
    >
      <p lang={language}>{LANGUAGES[language].invitation}</p>
      <LanguageLink
        language={language}
        address={address}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      />
      <IconButton
        label={texts.dismissLanguage}
        onClick={() => {
          rememberLanguage(currentLanguage())
          dismiss()
        }}
      >
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
    </aside>
  )
}
