import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { texts } from '#texts/core/admin-kit/resource'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { FormSchema } from '../../../../ui/forms/use-schema.ts'
import { EmptyState } from '../../lists/empty-state.tsx'
import { ConflictMessage } from '../conflict-message.tsx'
import type { RecordNotSaved } from './save-record.ts'

export interface RecordEditorProps<Item> {
  /** The loaded record, again after each refused save; undefined for a new one, null if it does not exist. */
  record: Item | undefined | null
  result: RecordNotSaved | undefined
  schema?: FormSchema
  /** The fields with the values of a record; undefined for a new one. */
  fields: (record: Item | undefined) => ReactNode
  /**
   * The label of the deletion, and a sentence about its effect; undefined if the screen deletes in another way.
   * With the `name` of the record, its deletion can be undone.
   */
  removal?: (record: Item) => { label: string; text: string; name?: string }
  /** Whether `fields` only shows the record, which cannot be saved any more. */
  isReadOnly?: (record: Item) => boolean
  /** The label of the button; *Save* by default. */
  button?: string
  /** Further actions below the form. */
  actions?: (record: Item) => ReactNode
}

/**
 * The form of one record on its own screen, and the button to delete it. The typed text stays when someone else has
 * changed or deleted the record; a message says so, and the next save overwrites.
 */
export function RecordEditor<Item extends { version: number }>(props: RecordEditorProps<Item>) {
  const { pathname } = useLocation()
  return <EditorOfRecord key={pathname} {...props} />
}

function EditorOfRecord<Item extends { version: number }>({
  record,
  result,
  schema,
  fields,
  removal,
  isReadOnly = () => false,
  button = texts.save,
  actions,
}: RecordEditorProps<Item>) {
  /** The record when its form was opened. */
  const [opened, setOpened] = useState(record)
  if (!opened && record === null) return <EmptyState>{texts.noLongerExists}</EmptyState>
  const isGone = record === null
  const isClosed = record ? isReadOnly(record) : false
  const { label, text, name } = (record && removal?.(record)) ?? {}
  return (
    <div className="grid max-w-3xl gap-8">
      <ShopForm
        key={opened?.version}
        method="post"
        errors={result?.errors}
        className="gap-5"
        {...(schema && { schema })}
      >
        {(isGone || record?.version !== opened?.version) && (
          <ConflictMessage
            text={isGone ? texts.removedMeanwhile : isClosed ? texts.changedToReadOnly : texts.changed}
            discard={() => setOpened(record)}
          />
        )}
        {record && <input type="hidden" name="version" value={record.version} />}
        {fields(opened ?? undefined)}
        {!isClosed && <SubmitButton className="justify-self-start">{button}</SubmitButton>}
      </ShopForm>
      {record && (removal || actions) && (
        <div className="flex flex-wrap items-start gap-3 border-line border-t pt-6">
          {actions?.(record)}
          {label !== undefined && (
            <details>
              <summary className="min-h-11 py-2.5 font-medium">{label}</summary>
              <p className="my-3 text-muted">{text}</p>
              <ShopForm method="delete">
                <input type="hidden" name="version" value={record.version} />
                {name !== undefined && <input type="hidden" name="label" value={name} />}
                <SubmitButton weight="danger" className="justify-self-start">
                  {texts.removeIt}
                </SubmitButton>
              </ShopForm>
            </details>
          )}
        </div>
      )}
    </div>
  )
}
