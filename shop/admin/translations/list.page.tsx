import { href, Link, useNavigate } from 'react-router'
import { texts } from '#texts/admin/translations'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { DataTable } from '../../core/admin-kit/lists/data-table.tsx'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../core/admin-kit/lists/filter-links.tsx'
import { ResultCount } from '../../core/admin-kit/lists/result-count.tsx'
import { TableSearch } from '../../core/admin-kit/lists/table-search.tsx'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import type { RecordKind, TranslatedRecord } from '../../core/translations/translations.contract.ts'
import { Pages } from '../../ui/pages.tsx'
import { SAME_SCREEN } from '../../ui/same-screen.ts'
import type { Route } from './+types/list.page'
import { listAddress } from './list-address.ts'
import { loadList, sendPhrases } from './load-list.ts'
import { saveChanges, type TranslationAnswer } from './translation-changes.ts'
import { TranslationForm } from './translation-form.tsx'

type List = Awaited<ReturnType<typeof loadList>>

const screen = staffPage(() => ({
  load: (api, { params, request }: ScreenRequest<Route.ClientLoaderArgs>) => loadList(api, params, request),
  submit: (api, form, { params, request }: ScreenRequest<Route.ClientLoaderArgs>) =>
    saveChanges({
      form,
      save: (changes) => sendPhrases(api, params, changes),
      load: async () => {
        const list = await loadList(api, params, request)
        return 'phrases' in list ? list.phrases : []
      },
    }),
  title: (list) => (list ? texts.kindInLanguage(list.kind, LANGUAGES[list.language].name) : texts.translations),
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/translations'), name: texts.translations },
  view: (list, { result }) => <Listed list={list} answer={result} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Listed({ list, answer }: { list: List; answer: TranslationAnswer | undefined }) {
  const navigate = useNavigate()
  const { language, kind, page, q, isMissing, count } = list
  const size = 'records' in list ? list.records.length : list.phrases.length
  const link = (name: string, isOnly: boolean) => ({
    to: listAddress(language, kind, { isMissing: isOnly, q }),
    name,
    isChosen: isMissing === isOnly,
  })
  return (
    <div className="max-w-5xl">
      <div className="mb-4 grid gap-4">
        <FilterLinks label={texts.filter} links={[link(texts.all, false), link(texts.incomplete, true)]} />
        <TableSearch
          key={kind}
          name="q"
          label={texts.search}
          words={q}
          maxLength={100}
          find={(words) => void navigate(listAddress(language, kind, { isMissing, q: words }), { state: SAME_SCREEN })}
        />
        <ResultCount>{count > 0 && texts.listed(shownRange({ page, shown: size, count }), kind)}</ResultCount>
      </div>
      {size === 0 ? (
        <EmptyState>{q !== '' ? texts.noneFound : isMissing ? texts.noneMissing : texts.nothingToTranslate}</EmptyState>
      ) : 'records' in list ? (
        <Records language={language} kind={list.kind} records={list.records} />
      ) : (
        <TranslationForm
          key={`${language} ${kind} ${page} ${q} ${isMissing}`}
          {...{ language, answer }}
          sourceLanguage={list.source}
          texts={list.phrases}
        />
      )}
      <Pages page={page} pages={pagesOf(count)} label={texts.pages} />
    </div>
  )
}

interface RecordsProps {
  language: Language
  kind: RecordKind
  records: readonly TranslatedRecord[]
}

const Records = ({ language, kind, records }: RecordsProps) => (
  <DataTable
    caption={texts.kindInLanguage(kind, LANGUAGES[language].name)}
    columns={[
      {
        name: texts.name,
        cell: ({ id, name }) => (
          <Link
            to={href('/admin/translations/:language/:kind/:id', { language, kind, id: String(id) })}
            className="lone-link font-medium underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ),
      },
      {
        name: texts.progress,
        cell: ({ texts: all, translated }) => (
          <span className={translated < all ? 'text-warn' : ''}>{texts.ofTexts(translated, all)}</span>
        ),
        isNumber: true,
      },
    ]}
    rows={records}
    keyOf={({ id }) => id}
  />
)
