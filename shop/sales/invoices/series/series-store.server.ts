import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import type { DocumentKind } from '../document-kinds.contract.ts'

const LETTERS: Record<DocumentKind, string> = { invoice: 'F', credit_note: 'A' }

interface Series {
  kind: DocumentKind
  year: number
  isTest: boolean
  prefix: string
}

const labelOf = ({ kind, year, isTest, prefix }: Series, number: number) =>
  `${prefix}${isTest ? 'T' : ''}${LETTERS[kind]}${year}-${String(number).padStart(6, '0')}`

interface Numbered {
  kind: DocumentKind
  isTest: boolean
  /** The day in the shop's time zone. */
  today: string
  /** Precedes the letter of a series that begins. */
  prefix: string
}

/**
 * Takes the next number of a series, and locks the series until the end of the transaction. The day never precedes that
 * of the document before, also if the clocks of two processes differ.
 */
export async function takeNumber(tx: Database, { kind, isTest, today, prefix }: Numbered) {
  const year = Number(today.slice(0, 4))
  const { rows } = await sql<{ number: number; issued_on: string; prefix: string }>`
    insert into document_series as series (kind, year, is_test, prefix, last_number, last_issued_on)
    values (${kind}, ${year}, ${isTest}, ${prefix}, 1, ${today}::date)
    on conflict (kind, year, is_test) do update
    set last_number = series.last_number + 1, last_issued_on = greatest(series.last_issued_on, excluded.last_issued_on)
    returning last_number as number, last_issued_on::text as issued_on, series.prefix`.execute(tx)
  const [taken] = rows
  if (!taken) throw new Error('A series of documents has no row.')
  const { number, issued_on: issuedOn } = taken
  return { year, number, issuedOn, label: labelOf({ kind, year, isTest, prefix: taken.prefix }, number) }
}

/** Numbers without documents, such as those of documents that a restored backup does not have. */
interface VoidNumbers {
  /** The printed numbers; equal for a single one. */
  first: string
  last: string
  reason: string
}

/** Refuses to make numbers void, with a sentence for the operator. */
export class NotVoid extends Error {}

/**
 * Makes all numbers void that follow the newest document of a series, up to a printed number. The next document has the
 * number after it, so that no number is used twice. Locks the series until the end of the transaction.
 * @param last such as `F2026-000150`
 * @param prefix that of a series without documents
 * @throws NotVoid unless it belongs to a series up to this year and is later than its newest number
 */
export async function voidNumbers(
  tx: Database,
  { last, reason, prefix, now }: { last: string; reason: string; prefix: string; now: Date },
): Promise<VoidNumbers & { count: number }> {
  const [, typed, kindCode, year, digits] = /^([A-Z0-9-]{0,10})([FA])(20\d\d)-(\d{6}|[1-9]\d{6,8})$/.exec(last) ?? []
  if (typed === undefined || Number(year) > Number(inShopTime(now).day.slice(0, 4)))
    throw new NotVoid(
      'Enter the last number that customers have, such as F2026-000150, of this year or an earlier one.',
    )
  const kind = kindCode === LETTERS.invoice ? 'invoice' : 'credit_note'
  const own = { kind, year: Number(year), is_test: false } as const
  await tx
    .insertInto('document_series')
    .values({ ...own, prefix, last_number: 0, last_issued_on: `${year}-01-01` })
    .onConflict((conflict) => conflict.columns(['kind', 'year', 'is_test']).doNothing())
    .execute()
  const found = await tx
    .selectFrom('document_series')
    .select(['prefix', 'last_number'])
    .where(({ and }) => and(own))
    .forUpdate()
    .executeTakeFirstOrThrow()
  const [first, number] = [found.last_number + 1, Number(digits)]
  const label = (of: number) => labelOf({ ...own, isTest: false, prefix: found.prefix }, of)
  if (found.prefix !== typed || number < first)
    throw new NotVoid(`The next number of this series is ${label(first)}. Enter this number or a later one.`)
  await tx
    .updateTable('document_series')
    .set({ last_number: number })
    .where(({ and }) => and(own))
    .execute()
  await tx
    .insertInto('void_document_numbers')
    .values({ ...own, first_number: first, last_number: number, reason, voided_at: now })
    .execute()
  return { first: label(first), last: label(number), reason, count: number - first + 1 }
}

/** Finds all void numbers, the newest first. */
export async function findVoidNumbers(db: Database): Promise<VoidNumbers[]> {
  const found = await db
    .selectFrom('void_document_numbers as void')
    .innerJoin('document_series as series', (join) =>
      join
        .onRef('series.kind', '=', 'void.kind')
        .onRef('series.year', '=', 'void.year')
        .onRef('series.is_test', '=', 'void.is_test'),
    )
    .select(['void.kind', 'void.year', 'prefix', 'first_number', 'void.last_number', 'reason'])
    .orderBy('voided_at', 'desc')
    .execute()
  return found.map(({ first_number, last_number, reason, ...series }) => ({
    first: labelOf({ ...series, isTest: false }, first_number),
    last: labelOf({ ...series, isTest: false }, last_number),
    reason,
  }))
}
