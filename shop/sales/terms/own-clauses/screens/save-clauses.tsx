import { href } from 'react-router'
import { texts } from '#texts/sales/terms/own-clauses/screens'
import type { Api } from '../../../../core/api.ts'
import type { ActionResult } from '../../../../ui/feedback/run-action.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { UndoButton } from '../../../../ui/feedback/undo-button.tsx'
import { getOwnTerms, getOwnTermsVersion, publishOwnTerms, saveOwnTermsDraft } from '../own-clauses.contract.ts'
import type { StoredClause } from '../own-clauses.ts'

/** The forms of the screen. */
export type ClauseIntent = 'add' | 'change' | 'remove' | 'order' | 'replace' | 'discard' | 'restore' | 'publish'

/** Returns a clause without its parsed text, with its fields in one order, so that two can be compared. */
export const plainClause = ({ id, section, place, title, text }: StoredClause): StoredClause => ({
  ...{ id, section, place, title, text },
})

/** The result of a form. `isDeleted`: someone else deleted the clause meanwhile; it can be added again. */
export type ClauseResult = ActionResult & { isDeleted?: boolean }

/** Runs the action of a form of the own clauses. Deletions can be undone. */
export async function saveClauses(api: Api, form: FormData): Promise<ClauseResult> {
  try {
    return await run(api, form)
  } catch (error) {
    const { clauses, ...errors } = toastApiError(error)
    return { isDone: false, errors: { ...errors, ...(clauses && { non_field_errors: clauses }) } }
  }
}

async function run(api: Api, form: FormData): Promise<ClauseResult> {
  const field = (name: string) => String(form.get(name) ?? '')
  const { draft } = await api(getOwnTerms, {})
  const before = draft.clauses.map(plainClause)
  const put = (clauses: readonly StoredClause[], version = draft.version) =>
    api(saveOwnTermsDraft, { body: { version, clauses: [...clauses] } })
  const id = field('id')
  // The form values; the server validates them.
  const written = () => pick(field, ['id', 'section', 'place', 'title', 'text']) as unknown as StoredClause
  const replaced = () => before.map((one) => (one.id === id ? written() : one))
  switch (form.get('intent') as ClauseIntent) {
    case 'add':
      // A repeated submission after a lost response has the same id.
      await put(before.some((one) => one.id === id) ? replaced() : [...before, written()])
      return done(texts.added)
    case 'change': {
      const seen = before.find((one) => one.id === id)
      if (!seen) return { isDone: false, isDeleted: true, errors: { non_field_errors: [texts.deletedMeanwhile] } }
      // Other clauses may have changed; this one may not, unless a response was lost.
      if (JSON.stringify(seen) === JSON.stringify(written())) return done(texts.changed)
      if (JSON.stringify(seen) !== field('seen'))
        return { isDone: false, errors: { non_field_errors: [texts.changedMeanwhile] } }
      await put(replaced())
      return done(texts.changed)
    }
    case 'remove': {
      const { version } = await put(before.filter((one) => one.id !== id))
      return done(texts.removed(field('name')), before, version)
    }
    case 'order': {
      const order = field('ids').split(' ')
      const placeOf = (one: StoredClause) => order.indexOf(one.id)
      await put(
        before.toSorted((one, other) => placeOf(one) - placeOf(other)),
        Number(field('version')),
      )
      return { isDone: true }
    }
    case 'replace':
      await put(JSON.parse(field('clauses')), Number(field('version')))
      return { isDone: true }
    case 'discard': {
      const number = field('number')
      const clauses = number === '0' ? [] : await clausesOf(api, number)
      const { version } = await put(clauses, Number(field('version')))
      return done(texts.discarded, before, version)
    }
    case 'restore': {
      const { version } = await put(await clausesOf(api, field('number')), Number(field('version')))
      return done(texts.restored(Number(field('number'))), before, version)
    }
    case 'publish': {
      const { number } = await api(publishOwnTerms, { body: { version: Number(field('version')) } })
      return done(texts.published(number))
    }
  }
}

const pick = (field: (name: string) => string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, field(name)]))

const clausesOf = async (api: Api, number: string): Promise<StoredClause[]> =>
  (await api(getOwnTermsVersion, { params: { number } })).clauses.map(plainClause)

/** Shows a message; with the draft before and its version now, the change can be undone until the next one. */
function done(text: string, before?: readonly StoredClause[], version?: number): ActionResult {
  toast({
    kind: 'success',
    text,
    ...(before &&
      version !== undefined && {
        action: (
          <UndoButton
            action={href('/admin/terms')}
            form={{ intent: 'replace' satisfies ClauseIntent, clauses: JSON.stringify(before), version }}
          >
            {texts.undo}
          </UndoButton>
        ),
      }),
  })
  return { isDone: true }
}
