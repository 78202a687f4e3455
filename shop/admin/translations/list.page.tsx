import { href, Link, useNavigate } from 'react-router'
import { texts } from '#texts/admin/translations'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../core/admin-kit/lists/filter-links.tsx'
import { ResultCount } from '../../core/admin-kit/lists/result-count.tsx'
import { TableSearch } from '../../core/admin-kit/lists/table-search.tsx'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import type { RecordKind, TranslatedRecord } from '../../core/translations/translations.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { Pages } from '../../ui/pages.tsx'
import { SAME_SCREEN } from '../../ui/same-screen.ts'
import { ScrollableTable } from '../../ui/table/scrollable-table.tsx'
import type { Route } from './+types/list.page'
import { listAddress } from './list-address.ts'
import { loadList, sendPhrases } from './load-list.ts'
import { saveChanges, type TranslationAnswer } from './translation-changes.ts'
import { TranslationForm } from './translation-form.tsx'

type List = Awaited<ReturnType<typeof loadList>>

export const clientLoader = staffLoader(({ context, params, request }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, loadList(apiFrom(context), params, request)),
)

export async function clientAction({ context, params, request }: Route.ClientActionArgs): Promise<TranslationAnswer> {
  const api = apiFrom(context)
  return saveChanges({
    form: await request.formData(),
    save: (changes) => sendPhrases(api, params, changes),
    load: async () => {
      const list = await loadList(api, params, request)
      return 'phrases' in list ? list.phrases : []
    },
  })
}

const titleOf = (list: List | undefined) =>
  list ? texts.kindInLanguage(list.kind, LANGUAGES[list.language].name) : texts.translations

export const meta: Route.MetaFunction = ({ loaderData, matches }) => noIndexMeta(matches, titleOf(loaderData))

export const handle = localizedConstant(() =>
  staffScreen<List>({
    title: titleOf,
    reason: texts.onlyStaff,
    up: { to: href('/admin/translations'), name: texts.translations },
    waiting: <ListSkeleton />,
  }),
)

export default function TranslationList({ loaderData, actionData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(list) => <Listed list={list} answer={actionData} />}</LoadedForStaff>
}

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
  <ScrollableTable caption={texts.kindInLanguage(kind, LANGUAGES[language].name)}>
    <thead>
      <tr className="border-line border-b text-muted *:font-medium">
        <th scope="col" className="px-4 py-2.5 text-left">
          {texts.name}
        </th>
        <th scope="col" className="px-4 py-2.5 text-right">
          {texts.progress}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {records.map(({ id, name, texts: all, translated }) => (
        <tr key={id} className="hover:bg-sunken">
          <th scope="row" className="px-4 py-1 text-left font-normal wrap-anywhere">
            <Link
              to={href('/admin/translations/:language/:kind/:id', { language, kind, id: String(id) })}
              className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </th>
          <td className={`px-4 py-1 text-right tabular-nums ${translated < all ? 'text-warn' : ''}`}>
            {texts.ofTexts(translated, all)}
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollableTable>
)
