import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { z } from 'zod'
import { texts } from '#texts/core/admin-kit/resource'
import type { ActionResult } from '../../../../ui/feedback/run-action.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { FieldOptions, FormOfTexts, ResourceOptions } from './resource-options.ts'
import type { ResourceIntent } from './save-resource.tsx'

interface ResourceFormProps<Form extends FormOfTexts> {
  options: Required<Pick<ResourceOptions<unknown, never, Form>, 'form' | 'fields'>>
  intent: ResourceIntent
  values: Partial<z.input<Form>>
  /** The record being edited; undefined for a new one. */
  at?: { id: number | null; version: number }
  /** Called after a successful save, when the list shows it. */
  done?: (() => void) | undefined
  /** Further actions. */
  children?: ReactNode
}

/** The form of a record. A form for a new one is emptied after saving. A single field shares a line with its button. */
export function ResourceForm<Form extends FormOfTexts>({
  options: { form, fields },
  intent,
  values,
  at,
  done,
  children,
}: ResourceFormProps<Form>) {
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  useEffect(() => {
    if (data?.isDone && state === 'idle') done?.()
  }, [data, state, done])
  const all = Object.entries(fields) as [keyof z.input<Form> & string, FieldOptions | 'hidden'][]
  const hidden = all.flatMap(([name, field]) => (field === 'hidden' ? [name] : []))
  const visible = all.flatMap(([name, field]) => (field === 'hidden' ? [] : [{ name, ...field }]))
  const isSingle = visible.length === 1
  const isShort = visible.every((field) => !('rows' in field))
  return (
    <ShopForm
      fetcher={fetcher}
      schema={form}
      errors={data?.errors}
      emptyAfter={at === undefined && data?.isDone && data}
      className="gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      {at && <input type="hidden" name="id" value={at.id ?? ''} />}
      {at && <input type="hidden" name="version" value={at.version} />}
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <div className={isSingle ? 'flex flex-wrap items-start gap-3' : `grid gap-4 ${isShort ? 'sm:grid-cols-2' : ''}`}>
        {visible.map(({ name, ...field }, index) => {
          const common = {
            name,
            defaultValue: values[name] ?? '',
            autoFocus: at !== undefined && index === 0,
            className: isSingle ? 'min-w-0 flex-1 basis-64' : '',
          }
          return field.choices === undefined ? (
            <TextField key={name} autoComplete="off" {...field} {...common} />
          ) : (
            <SelectField key={name} {...field} {...common} />
          )
        })}
        {/* A margin aligns the buttons with the box of a single field, below its label. */}
        <div className={`flex flex-wrap gap-3 ${isSingle ? 'sm:mt-[1.75rem]' : 'col-span-full'}`}>
          <SubmitButton>{at ? texts.save : texts.add}</SubmitButton>
          {children}
        </div>
      </div>
    </ShopForm>
  )
}
