import { type ReactNode, useEffect } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/core/translations'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { useFurtherLanguages } from './further-languages.ts'
import type { RecordKind, RecordToTranslate, TranslatedKind } from './translations.contract.ts'

interface RecordLinksProps {
  kind: RecordKind
  id: number
}

/** A form of a record, or a screen with all texts of a kind. */
type TranslationLinksProps = RecordLinksProps | { kind: TranslatedKind; id?: undefined }

/** Links to the translations of a screen's texts; nothing in a shop with one language. */
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
            {id === undefined ? (
              <PillLink to={href('/admin/translations/:language/:kind', { language, kind })} language={language} />
            ) : (
              <LinkTo key={id} {...{ language, kind, id }} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pill = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm pointer-fine:min-h-9'

/** A link to the translations of a record, with their progress. */
function LinkTo({ language, kind, id }: RecordLinksProps & { language: Language }) {
  const { data, load } = useFetcher<RecordToTranslate | undefined>()
  const address = href('/admin/translations/:language/:kind/:id', { language, kind, id: String(id) })
  // Loaded after the form, which works without.
  useEffect(() => {
    void load(address)
  }, [load, address])
  // The slug is derived from the title, so it needs no translation.
  const all = data?.texts.filter(({ field }) => field !== 'slug')
  return (
    <PillLink to={address} language={language}>
      {all && (
        <span className="text-muted tabular-nums">
          {texts.progress(all.filter(({ value }) => value !== '').length, all.length)}
        </span>
      )}
    </PillLink>
  )
}

interface PillLinkProps {
  to: string
  language: Language
  children?: ReactNode
}

const PillLink = ({ to, language, children }: PillLinkProps) => (
  <Link to={to} className={`${pill} border-edge bg-surface hover:border-ink`}>
    <span lang={language}>{LANGUAGES[language].name}</span>
    {children}
  </Link>
)
