import type { ReactNode } from 'react'
import type { ClientActionFunctionArgs, Params } from 'react-router'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { ActivityLogLink } from '../../../activity-log/activity-log-link.tsx'
import type { AuditedKind } from '../../../activity-log/audited-kinds.contract.ts'
import { type Api, apiFrom } from '../../../api.ts'
import { staffPage } from '../../staff-page.tsx'
import type { ResourceTexts } from '../screen/resource-options.ts'
import { RecordEditor, type RecordEditorProps } from './record-editor.tsx'
import { type RecordNotSaved, type RecordSaving, saveRecord } from './save-record.ts'

/** The data of a screen. The record is undefined for a new one, and null if it does not exist. */
interface RecordData {
  record: { id: number; version: number } | undefined | null
}
type RecordOf<Data extends RecordData> = NonNullable<Data['record']>

interface RecordScreenOptions<Data extends RecordData, Body>
  extends Pick<RecordSaving<Body>, 'calls' | 'body' | 'reloadsDocument'>,
    Pick<RecordEditorProps<RecordOf<Data>>, 'schema' | 'removal' | 'actions' | 'isReadOnly'> {
  texts: {
    /** The title until the record is loaded, and if it does not exist. */
    title: string
    /** The title of the form for a new record. A function gets the data, which is undefined while loading. */
    add?: string | ((data: Data | undefined) => string)
    /** The button of this form; *Save* by default. */
    addButton?: string
    /** The messages after saving and deleting. A deletion that can be undone has its own message. */
    saved: string
    removed?: string
  }
  /** The screen of the list, which opens after saving, and its texts. */
  list: { to: string; texts: Pick<ResourceTexts, 'title' | 'onlyStaff' | 'failedToLoad'> }
  /** The end of the address of a new record; `new` by default. */
  newId?: string
  /** Loads the screen. @param id undefined for a new record */
  load: (api: Api, at: { id: string | undefined; query: URLSearchParams }) => Promise<Data>
  /** The title of a record. */
  name: (record: RecordOf<Data>) => string
  fields: (record: RecordOf<Data> | undefined, data: Data) => ReactNode
  /** Adds content around the editor, which keeps its place in the tree: a remount loses unsaved text. */
  around?: (editor: ReactNode, data: Data) => ReactNode
  /** The kind in the activity log, which owners open from the screen. */
  log?: AuditedKind
}

/**
 * Returns the route module of the screen of one record. Its address ends with its id, or with `new` for a new one.
 * @param create reads the texts; called once per language
 */
export function recordScreen<Data extends RecordData, Body>(create: () => RecordScreenOptions<Data, Body>) {
  const options = localizedConstant(create)
  const isNew = ({ id }: Params) => id === (options.newId ?? 'new')
  function titleOf(data: Data | undefined, params: Params): string {
    const { title, add = title } = options.texts
    if (data?.record) return options.name(data.record)
    if (!isNew(params)) return title
    return typeof add === 'string' ? add : add(data)
  }
  const page = staffPage(() => ({
    load: (api, { params, query }) => options.load(api, { id: isNew(params) ? undefined : params.id, query }),
    title: titleOf,
    reason: options.list.texts.onlyStaff,
    failedToLoad: options.list.texts.failedToLoad,
    up: { to: options.list.to, name: options.list.texts.title },
    waiting: 'fields',
    view: (data, { result }) => {
      const { schema, removal, isReadOnly, texts, fields, around = (editor: ReactNode) => editor } = options
      return around(
        <RecordEditor<RecordOf<Data>>
          record={data.record}
          result={result as RecordNotSaved | undefined}
          fields={(opened) => fields(opened, data)}
          {...(schema && { schema })}
          {...(removal && { removal })}
          {...(isReadOnly && { isReadOnly })}
          {...(data.record === undefined && texts.addButton !== undefined && { button: texts.addButton })}
          {...((options.actions || options.log) && { actions: actionsOf })}
        />,
        data,
      )
    },
  }))
  return {
    ...page,
    clientAction: ({ context, params, request }: ClientActionFunctionArgs) => {
      const { calls, body, texts, list, reloadsDocument } = options
      const saving = { calls, body, texts, list: list.to, ...(reloadsDocument && { reloadsDocument }) }
      return saveRecord({ ...saving, api: apiFrom(context), request, id: params.id })
    },
  }

  function actionsOf(record: RecordOf<Data>) {
    return (
      <>
        {options.actions?.(record)}
        {options.log && <ActivityLogLink kind={options.log} id={record.id} />}
      </>
    )
  }
}
