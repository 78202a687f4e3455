import { data } from 'react-router'
import { texts } from '#texts/admin/translations'
import { isLanguage } from '../../../lib/texts/offered-languages.ts'
import { redirectOnMissingPage } from '../../core/admin-kit/lists/redirect-on-missing-page.ts'
import type { Api } from '../../core/api.ts'
import * as contract from '../../core/translations/translations.contract.ts'
import type { FormText } from './translation-changes.ts'

interface ListParams {
  language: string
  kind: string
}

const isRecordKind = (name: string): name is contract.RecordKind => contract.RECORD_KINDS.some((kind) => kind === name)
const isPhraseGroup = (name: string): name is contract.PhraseGroupName =>
  contract.PHRASE_GROUPS.some((group) => group === name)

/** Loads one page of the records of a kind, or of a group of short texts. @throws 404 for an unknown one */
export async function loadList(api: Api, { language, kind }: ListParams, request: Request) {
  if (!isLanguage(language)) throw data(texts.noTranslationsHere, { status: 404 })
  const { searchParams } = new URL(request.url)
  const [page, q, isMissing] = [
    searchParams.get('page') ?? '1',
    searchParams.get('q') ?? '',
    searchParams.get('missing') === 'true',
  ]
  const query = { page, ...(q !== '' && { q }), ...(isMissing && { missing: 'true' as const }) }
  const shown = { language, page: Number(page), q, isMissing }
  const orFirstPage = redirectOnMissingPage(request)
  if (isRecordKind(kind)) {
    const call = api(contract.listTranslatedRecords, { params: { language, kind }, query }).catch(orFirstPage)
    const { count, results } = await call
    return { ...shown, kind, count, records: results }
  }
  if (!isPhraseGroup(kind)) throw data(texts.noTranslationsHere, { status: 404 })
  const call = api(contract.listPhrases, { params: { language, group: kind }, query }).catch(orFirstPage)
  const [{ count, results }, { source }] = await Promise.all([call, api(contract.getTranslationState, {})])
  return { ...shown, kind, count, source, phrases: results.map(toFormText) }
}

/** Sends changed translations of short texts. */
export async function sendPhrases(
  api: Api,
  { language, kind }: ListParams,
  changes: readonly { id: string; seen: string; value: string }[],
): Promise<void> {
  if (!isLanguage(language) || !isPhraseGroup(kind)) throw data(texts.noTranslationsHere, { status: 404 })
  const phrases = changes.map(({ id, ...change }) => ({ source: id, ...change }))
  await api(contract.updatePhrases, { params: { language, group: kind }, body: { phrases } })
}

const toFormText = ({ source, value, max, rows }: contract.Phrase): FormText => ({
  id: source,
  label: texts.phrase,
  source,
  value,
  isOutdated: false,
  max,
  rows: rows ?? undefined,
})
