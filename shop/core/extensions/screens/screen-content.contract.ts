import { z } from 'zod'
import { FormFieldResponse } from '../fields/form-fields.contract.ts'
import { SlotLink } from '../slots/slot-record.contract.ts'

const line = (max: number) => z.string().trim().min(1).max(max)

const ScreenAction = z.object({
  action: z.string().max(40),
  of: z.string().max(200).default(''),
  label: line(60).optional(),
})
export type ScreenAction = z.infer<typeof ScreenAction>

const Value = z.union([z.string().max(1_000), z.number(), SlotLink, ScreenAction])
export type ScreenValue = z.infer<typeof Value>

const Column = z.object({ name: line(60), isNumber: z.boolean().default(false) })

/** Returns the schema of a screen. @param parts the schemas of columns and actions */
const contentWith = <C extends z.ZodType, A extends z.ZodType>(parts: { column: C; action: A }) => {
  const table = z
    .object({
      columns: z.array(parts.column).min(1).max(12),
      rows: z.array(z.array(Value)).max(200),
      empty: line(300).optional(),
      next: line(200).optional(),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), 'Each row needs all columns.')
  const section = z.object({
    title: line(120).optional(),
    notice: z.object({ kind: z.enum(['info', 'success', 'warning']), text: line(1_000) }).optional(),
    lines: z.array(line(1_000)).max(50).default([]),
    facts: z
      .array(z.object({ name: line(60), value: Value }))
      .max(50)
      .default([]),
    table: table.optional(),
    links: z.array(SlotLink).max(20).default([]),
    actions: z.array(parts.action).max(20).default([]),
  })
  return z.object({ sections: z.array(section).max(40) })
}

/** The content of a screen. */
export const ScreenContent = contentWith({ column: Column, action: ScreenAction })
export type ScreenContent = z.infer<typeof ScreenContent>
export type ScreenSection = ScreenContent['sections'][number]

/** The content as an extension returns it, with short forms of columns and actions. */
export const ScreenInput = contentWith({
  column: z.union([line(60).transform((name) => ({ name, isNumber: false })), Column]),
  action: z.union([z.string().transform((action) => ({ action, of: '' }) as ScreenAction), ScreenAction]),
})

/** An action of a screen, as its button or form needs it. */
const ActionResponse = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().describe('empty without one'),
  is_dangerous: z.boolean(),
  fields: z.array(FormFieldResponse),
})
export type ActionResponse = z.infer<typeof ActionResponse>

export const ScreenResponse = ScreenContent.extend({ actions: z.array(ActionResponse) })
