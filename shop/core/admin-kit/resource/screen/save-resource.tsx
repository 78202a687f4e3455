import { texts } from '#texts/core/admin-kit/resource'
import { bodyFrom } from '../../../../../lib/forms/form-data.ts'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import { pagePathOf } from '../../../../../lib/texts/page-paths.ts'
import { type ActionResult, runAction } from '../../../../ui/feedback/run-action.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { UndoButton } from '../../../../ui/feedback/undo-button.tsx'
import type { Api } from '../../../api.ts'
import { downloadCsv } from './list-csv.ts'
import { LIST_PAGE_SIZE, readListView } from './list-view.ts'
import type {
  BulkOption,
  BulkRecord,
  FormOfTexts,
  RecordAddress,
  ResourceCalls,
  ResourceOptions,
  ResourceTexts,
} from './resource-options.ts'

/** The actions of the forms of a resource. */
export type ResourceIntent = 'add' | 'change' | 'bulk' | 'undo' | 'order' | 'export'

/** The bulk action that deletes. */
export const REMOVE = 'remove'

/** How long the undo of a bulk action is offered. */
const UNDO_MS = 10_000

/** Returns the form that runs a bulk action. Records have a `key` only if they have no ids. */
export const bulkForm = (action: string, records: readonly Partial<BulkRecord>[]) => ({
  intent: 'bulk' satisfies ResourceIntent,
  action,
  records: JSON.stringify(records),
})

/** Runs the action of a resource's form and shows a message. Bulk actions can be undone; a new order shows itself. */
export async function saveResource<Data, Item, Form extends FormOfTexts>(
  options: ResourceOptions<Data, Item, Form>,
  api: Api,
  request: Request,
): Promise<ActionResult> {
  const { calls, form: importForm, texts: own } = options
  const form = await request.formData()
  const at = { id: String(form.get('id')), version: String(form.get('version')) }
  const body = async () => {
    if (!importForm) throw new Error('The records of this list have no form.')
    return bodyFrom(await importForm(), form)
  }
  switch (form.get('intent') as ResourceIntent) {
    case 'add':
      return runAction(Promise.resolve(calls.add?.(api, await body())), own.added ?? '')
    case 'change':
      return runAction(Promise.resolve(calls.change?.(api, at, await body())), own.changed ?? '')
    case 'order':
      return actionResult(async () => calls.order?.(api, JSON.parse(String(form.get('ids')))))
    case 'bulk':
      return actionResult(() => runBulk(options, api, form, pagePathOf(request)))
    case 'undo':
      return actionResult(() => undoBulk(options, api, form))
    case 'export':
      return actionResult(async () =>
        downloadCsv(own.title, await loadAll(options, api, String(form.get('query'))), options),
      )
  }
}

/** Loads the records of a view from all pages. */
async function loadAll<Data, Item, Form extends FormOfTexts>(
  options: ResourceOptions<Data, Item, Form>,
  api: Api,
  query: string,
): Promise<readonly Item[]> {
  const view = readListView(new URLSearchParams(query), options)
  const all: Item[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const data = await options.calls.list(api, { ...view, page: String(page) })
    all.push(...options.items(data))
    pages = pagesOf(options.inPages?.(data) ?? 0, LIST_PAGE_SIZE)
  }
  return all
}

async function actionResult(work: () => Promise<unknown>): Promise<ActionResult> {
  try {
    await work()
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  return { isDone: true }
}

interface BulkParts {
  calls: Pick<ResourceCalls<never, never>, 'bulk'>
  bulk?: Readonly<Record<string, Pick<BulkOption<never>, 'done'>>> | undefined
}

/**
 * Deletes a record from its own screen and shows a message with an undo.
 * @param list the address of the list
 * @returns whether it is deleted, false after a concurrent change
 */
export function removeRecord(
  calls: BulkParts['calls'],
  api: Api,
  at: RecordAddress,
  { label, list }: { label: string; list: string },
): Promise<boolean> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...bulkForm(REMOVE, [at]), label })) form.set(name, value)
  return runBulk({ calls }, api, form, list)
}

/**
 * Runs a bulk action. The deletion of a single record has its name as `label`.
 * @returns whether no record stays as it is
 */
async function runBulk({ calls, bulk }: BulkParts, api: Api, form: FormData, address: string): Promise<boolean> {
  const [action, label] = [String(form.get('action')), form.get('label')]
  const result = await calls.bulk?.(api, action, JSON.parse(String(form.get('records'))))
  if (!result) return false
  const { done, left, undo } = result
  const undoForm = { intent: 'undo' satisfies ResourceIntent, undo: undo ?? '', ...(label && { label: String(label) }) }
  const doneText = bulk?.[action]?.done ?? texts.deleted
  // Records that another staff member deleted already are neither done nor left.
  if (done.length > 0 || (label && left.length === 0))
    toast({
      kind: 'success',
      text: label ? texts.removed(String(label)) : doneText(done.length),
      ...(undo && {
        action: (
          <UndoButton action={address} form={undoForm}>
            {texts.undo}
          </UndoButton>
        ),
        lastsMs: UNDO_MS,
      }),
    })
  if (left.length > 0) toast({ kind: 'warning', text: texts.countNotChanged(left.length) })
  return left.length === 0
}

interface UndoParts {
  calls: Pick<ResourceCalls<never, never>, 'undo'>
  texts: Pick<ResourceTexts, 'restoredInPart'>
}

async function undoBulk({ calls, texts: own }: UndoParts, api: Api, form: FormData): Promise<void> {
  const result = await calls.undo?.(api, String(form.get('undo')))
  if (!result) return
  const label = form.get('label')
  const { done, left, incomplete = [] } = result
  if (done.length > 0)
    toast({ kind: 'success', text: label ? texts.restored(String(label)) : texts.undone(done.length) })
  if (incomplete.length > 0 && own.restoredInPart !== undefined) toast({ kind: 'warning', text: own.restoredInPart })
  if (left.length > 0) toast({ kind: 'warning', text: texts.countNotChanged(left.length) })
}
