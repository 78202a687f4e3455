import type { ExtensionContext } from './context.ts'
import type { Caller } from './endpoints.ts'
import type { FormFields, FormValues } from './form-fields.ts'

/** A button or form of an action. */
export interface ScreenAction {
  /** Name of an action of the screen. */
  action: string
  /** What the action is about, such as an id, at most 200 characters. The function gets it as `of`. */
  of?: string
  /** Instead of the label of the action, at most 60 characters. */
  label?: string
}

/** A value in a list or table: a text, a link to a path of the shop or an `https://` address, or a button. */
export type ScreenValue = string | number | { text: string; to: string } | ScreenAction

/** A table, at most 200 rows. */
export interface ScreenTable {
  /** At most 12. The first column is the name of the row. */
  columns: readonly (string | { name: string; isNumber?: boolean })[]
  rows: readonly (readonly ScreenValue[])[]
  /** Shown instead of an empty table. */
  empty?: string
  /** The cursor of the next page: the link to it loads the screen with `query.after`. */
  next?: string
}

/** A part of a screen. Its contents follow in this order. */
export interface ScreenSection {
  title?: string
  notice?: { kind: 'info' | 'success' | 'warning'; text: string }
  /** At most 50 paragraphs of 1,000 characters. */
  lines?: readonly string[]
  /** At most 50 values with their names. */
  facts?: readonly { name: string; value: ScreenValue }[]
  table?: ScreenTable
  links?: readonly { text: string; to: string }[]
  /** Actions with fields are forms, others are buttons. */
  actions?: readonly (string | ScreenAction)[]
}

/** The content of a screen, at most 40 sections and 256 kB. The shop renders it; HTML and scripts are not possible. */
export interface ScreenRecord {
  sections: readonly ScreenSection[]
}

/** An action of a screen. */
export interface ExtensionAction<Fields extends FormFields = FormFields> {
  /** The button, a verb and a noun: `Send points`. */
  label: string
  /** A sentence about the effect. */
  help?: string
  /** The form. Its values are checked before `do` is called. */
  fields?: Fields
  /** Asks for confirmation. */
  isDangerous?: boolean
  /**
   * The message or `of` has data of customers. The activity log, which outlives customers, then has the
   * label only. Not by default.
   */
  isPersonal?: boolean
  /**
   * Runs the action within ten seconds, with the same values once at a time. A longer run is not interrupted. Throw
   * errors of fields with `invalid`, other expected errors with `refuse`.
   * @returns the message after success; the label of the action by default
   */
  do(
    request: {
      values: FormValues<Fields>
      /** Empty without one. */
      of: string
      caller: Caller
    },
    x: ExtensionContext,
  ): string | undefined | Promise<string | undefined>
}

/** A screen in the admin. */
export interface ExtensionScreen {
  /** At most 60 characters. */
  title: string
  /** The staff role that it needs; owners have every role. */
  role: 'catalogue' | 'orders' | 'owner'
  /** Returns the content within ten seconds. `query` are the parameters of the address. */
  load(
    request: { query: Readonly<Record<string, string>>; caller: Caller },
    x: ExtensionContext,
  ): ScreenRecord | Promise<ScreenRecord>
  /** The actions by name: letters and digits. */
  actions?: Readonly<Record<string, ExtensionAction>>
}

/** The screens of an extension by name: lower-case letters, digits and hyphens. */
export type ExtensionScreens = Readonly<Record<string, ExtensionScreen>>

/** Returns the screen unchanged, with its type checked. */
export const screen = (definition: ExtensionScreen): ExtensionScreen => definition

/** Returns the action unchanged, with the types of its fields. */
export const action = <const Fields extends FormFields = Record<never, never>>(
  definition: ExtensionAction<Fields>,
): ExtensionAction => definition as unknown as ExtensionAction
