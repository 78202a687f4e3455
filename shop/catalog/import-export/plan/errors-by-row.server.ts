import type { z } from 'zod'
import { fieldText } from '../../../../lib/forms/field-texts.ts'
import { type Cell, errorAt, type OmittedCell, type SheetError, type SheetNote } from '../file/sheet.server.ts'
import type { FindPicture } from './found-pictures.server.ts'
import type { PictureRef } from './plan.server.ts'

/** Maximum number of errors and of notes per product. */
const MAX_ERRORS = 100

/** Collects the errors and notes of one product by row and column. */
export class ErrorsByRow {
  readonly all: SheetError[]
  /** Values that are not imported as they are. They do not make the product invalid. */
  readonly notes: SheetNote[] = []

  constructor(before: readonly SheetError[], leftOut: readonly OmittedCell[] = []) {
    this.all = before.slice(0, MAX_ERRORS)
    for (const { cell, reason } of leftOut) this.note(cell, reason)
  }

  /** @param summary the reason without row-specific parts */
  note(at: Omit<Cell, 'text'>, reason: string, summary?: string): void {
    const isKnown = this.notes.some((one) => one.line === at.line && one.column === at.column && one.reason === reason)
    if (!isKnown && this.notes.length < MAX_ERRORS) this.notes.push({ ...errorAt(at, reason), summary })
  }

  add(at: Omit<Cell, 'text'>, reason: string): void {
    const isReported = this.all.some((one) => one.line === at.line && one.column === at.column && one.reason === reason)
    if (!isReported && this.all.length < MAX_ERRORS) this.all.push(errorAt(at, reason))
  }

  /** Parses a cell; undefined if it is absent or invalid. */
  read<S extends z.ZodType>(schema: S, cell: Cell | undefined): z.output<S> | undefined {
    if (!cell) return undefined
    const read = schema.safeParse(cell.text, { error: fieldText })
    if (read.success) return read.data
    for (const { message } of read.error.issues) this.add(cell, message)
    return undefined
  }
}

const MISSING_PICTURE = 'this picture is missing; the notes on the products name the reasons'

/**
 * Returns the picture of a cell; undefined and a note if it is not found. Missing pictures do not make a product
 * invalid.
 */
export function pictureOrNote(cell: Cell | undefined, find: FindPicture, errors: ErrorsByRow): PictureRef | undefined {
  if (!cell || cell.text.trim() === '') return undefined
  const found = find(cell)
  if ('picture' in found) return found.picture
  errors.note(cell, found.error, MISSING_PICTURE)
  return undefined
}

/** Returns the picture of a cell; undefined and an error if it is not found. */
export function pictureIn(cell: Cell | undefined, find: FindPicture, errors: ErrorsByRow): PictureRef | undefined {
  if (!cell) return undefined
  const found = find(cell)
  if ('picture' in found) return found.picture
  errors.add(cell, found.error)
  return undefined
}
