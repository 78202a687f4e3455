import type { MouseEvent } from 'react'
import { LANGUAGES, type Language } from '../../../../lib/texts/languages.ts'
import { openInLanguage } from './chosen-language.ts'

interface LanguageLinkProps {
  language: Language
  address: string
  className: string
}

/** Loads a new document, because a page has the texts of one language. */
export function LanguageLink({ language, address, className }: LanguageLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openInLanguage(language, address)
  }
  return (
    <a href={address} hrefLang={language} lang={language} onClick={open} className={className}>
      {LANGUAGES[language].name}
    </a>
  )
}
