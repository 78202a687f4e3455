import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/translations'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import type { Api } from '../../core/api.ts'
import * as contract from '../../core/translations/translations.contract.ts'
import type { Route } from './+types/record.page'
import { type FormText, saveChanges } from './translation-changes.ts'
import { TranslationForm } from './translation-form.tsx'

/** @throws 404 for an unknown language or kind */
function addressOf({ language, kind, id }: Route.ClientLoaderArgs['params']) {
  const known = contract.RECORD_KINDS.find((one) => one === kind)
  if (!known || !Object.hasOwn(LANGUAGES, language)) throw data(texts.noTranslationsHere, { status: 404 })
  return { language: language as Language, kind: known, id }
}

const load = (api: Api, params: Route.ClientLoaderArgs['params']) =>
  api(contract.getTranslation, { params: addressOf(params) })

const screen = staffPage(() => ({
  load: async (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => load(api, params),
  submit: (api, form, { params }: ScreenRequest<Route.ClientLoaderArgs>) =>
    saveChanges({
      form,
      save: (changes) =>
        api(contract.updateTranslation, {
          params: addressOf(params),
          body: { texts: changes.map(({ id, ...change }) => ({ field: id, ...change })) },
        }),
      load: async () => (await load(api, params)).texts.map(toFormText),
    }),
  title: (record) => record?.name ?? texts.translation,
  documentTitle: (record, params) =>
    record ? texts.translationOf(record.name, languageName(params)) : texts.translation,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: ({ language = '', kind = '' }) => ({
    to: href('/admin/translations/:language/:kind', { language, kind }),
    name: texts.translations,
  }),
  view: ({ id, source_language, texts: loaded }, { result, params }) =>
    loaded.length === 0 ? (
      <EmptyState>{texts.noTexts}</EmptyState>
    ) : (
      <div className="max-w-5xl">
        <TranslationForm
          key={`${params.language} ${params.kind} ${id}`}
          language={params.language as Language}
          sourceLanguage={source_language}
          texts={loaded.map(toFormText)}
          answer={result}
        />
      </div>
    ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** Unsaved input stays on the screen, even if the record was deleted. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formMethod === undefined

const toFormText = ({ field, is_outdated, rows, ...text }: contract.TranslatedText): FormText => ({
  id: field,
  label: texts.fields[field] ?? field,
  isOutdated: is_outdated,
  hint: field === 'slug' ? texts.slugHint : undefined,
  rows: rows ?? undefined,
  ...text,
})

type Params = Readonly<Record<string, string | undefined>>

const languageName = ({ language = '' }: Params) =>
  (LANGUAGES as Record<string, { name: string }>)[language]?.name ?? ''
