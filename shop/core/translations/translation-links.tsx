import { useEffect } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/core/translations'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { useFurtherLanguages } from './further-languages.ts'
import type { RecordKind, RecordToTranslate } from './translations.contract.ts'

interface TranslationLinksProps {
  kind: RecordKind
  id: number
}

/** Links from the form of a record to its translations, with their progress; nothing in a shop with one language. */
export function TranslationLinks({ kind, id }: TranslationLinksProps) {
  const languages = useFurtherLanguages()
  if (languages.length === 0) return null
  return (
    <nav aria-label={texts.languagesOfTexts} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        <li>
          <span aria-current="page" className={`${pill} border-ink bg-ink font-medium text-paper`}>
            {texts.original}
          </span>
        </li>
        {languages.map((language) => (
          <li key={language}>
            <LinkTo key={id} {...{ language, kind, id }} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pill = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm pointer-fine:min-h-9'

function LinkTo({ language, kind, id }: TranslationLinksProps & { language: Language }) {
  const { data, load } = useFetcher<RecordToTranslate | undefined>()
  const address = href('/admin/translations/:language/:kind/:id', { language, kind, id: String(id) })
  // Loaded after the form, which works without.
  useEffect(() => {
    void load(address)
  }, [load, address])
  const done = data?.texts.filter(({ value }) => value !== '').length
  return (
    <Link to={address} className={`${pill} border-edge bg-surface hover:border-ink`}>
      <span lang={language}>{LANGUAGES[language].name}</span>
      {data && done !== undefined && (
        <span className="text-muted tabular-nums">{texts.progress(done, data.texts.length)}</span>
      )}
    </Link>
  )
}
