import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Cell } from './sheet.server.ts'

/** Why a file cannot be read from some line on. */
export class UnreadableFile extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** A line of a file, which may be several in an editor: cells may hold line breaks. */
export interface Row {
  line: number
  cells: string[]
  /** How much of the file has been read, from 0 to 1. */
  read: number
}

const MAX_ROWS = 50_000
const MAX_ROW_CHARACTERS = 1_000_000
const NOT_UTF8 = 'The file is not UTF-8. Save it as "CSV UTF-8".'

/**
 * Reads a CSV file row by row, the first one being its header. Separated by commas, semicolons or tabs, whichever its first line has.
 * @throws UnreadableFile where it is no CSV
 */
export async function* readRows(path: string, only?: { to: number }): AsyncGenerator<Row> {
  const { size, delimiter } = await look(path)
  let line = 1
  const begins: number[] = []
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARACTERS,
    ...only,
    // Told as they are read: when something is wrong, those that wait to be taken are lost, but not their count.
    on_record(cells: string[]) {
      begins.push(line)
      line += 1 + cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      return cells
    },
  })
  const file = createReadStream(path)
  // The loop below hears of what goes wrong.
  pipeline(file, decoded, parser, () => {})
  let rows = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const row = { line: begins.shift() ?? line, cells, read: file.bytesRead / size }
      // Programs for tables leave empty lines behind.
      if (row.cells.every((cell) => cell.trim() === '')) continue
      if (rows++ > MAX_ROWS) throw new UnreadableFile(row.line, `A file may have at most ${MAX_ROWS} rows.`)
      yield row
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(line, reasonOf(error))
    if (error instanceof TypeError) throw new UnreadableFile(1, NOT_UTF8)
    throw error
  } finally {
    file.destroy()
  }
}

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for await (const chunk of chunks) {
    // Other encodings have it between letters, and the database has no room for it.
    if (chunk.includes(0)) throw new TypeError(NOT_UTF8)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `A row may have at most ${MAX_ROW_CHARACTERS} characters.`
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened here and never closed.'
  return 'A quotation mark stands where none may. Inside of a quoted cell it is written twice.'
}

const BEGINNING = 65_536

async function look(path: string): Promise<{ size: number; delimiter: string }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    return { size, delimiter: delimiterOf(buffer.toString('utf8', 0, bytesRead)) }
  } finally {
    await file.close()
  }
}

function delimiterOf(beginning: string): string {
  const [first = ''] = beginning.split(/[\r\n]/, 1)
  // Names of columns have none of these in them.
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, columns: first.split(delimiter).length }))
  const [most] = counts.toSorted((one, other) => other.columns - one.columns)
  return most?.delimiter ?? ','
}

/** The rows of one product, each able to give its cells by the name of their column. */
export interface RowOfProduct<Column extends string> {
  line: number
  /** How many cells it has; the header may have others. */
  width: number
  read: number
  /** Undefined when the file has no such column. */
  cell(column: Column): Cell | undefined
}
