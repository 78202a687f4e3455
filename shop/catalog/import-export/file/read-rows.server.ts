import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Charset, type FileFormat, separatorIn } from './inspect-file.server.ts'
import type { Cell } from './sheet.server.ts'

/** The reason why a file cannot be read, with its line. */
export class UnreadableFile extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** A row of a file. It may span several lines, because cells may contain line breaks. */
export interface SheetRow {
  line: number
  cells: string[]
  /** The fraction of the file that has been read, from 0 to 1. */
  read: number
}

/** The rows of one product. */
export type RowsOfProduct = [SheetRow, ...SheetRow[]]

const MAX_ROWS = 50_000
const MAX_ROW_CHARACTERS = 1_000_000
const NOT_UTF8 = 'The file is not UTF-8. Save it as "CSV UTF-8".'

/**
 * Reads a CSV file row by row, beginning with the header. The separator is detected from the first line: comma,
 * semicolon or tab.
 * @throws UnreadableFile
 */
export async function* readRows(
  path: string,
  { bytes, delimiter, encoding }: FileFormat,
  only?: { to: number },
): AsyncGenerator<SheetRow> {
  if (encoding === undefined) throw new UnreadableFile(1, NOT_UTF8)
  let line = 1
  const begins: number[] = []
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARACTERS,
    ...only,
    // Counted while parsing, because an error discards the queued records.
    on_record(cells: string[]) {
      begins.push(line)
      line += 1 + cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      return cells
    },
  })
  const file = createReadStream(path)
  // Errors are handled by the loop below.
  pipeline(file, decodedAs(encoding), parser, () => {})
  let rows = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const row = { line: begins.shift() ?? line, cells, read: file.bytesRead / bytes }
      // Spreadsheets leave empty lines.
      if (row.cells.every((cell) => cell.trim() === '')) continue
      if (rows === 0 && separatorIn(row.cells.join(delimiter)) !== undefined) continue
      if (rows++ > MAX_ROWS) throw new UnreadableFile(row.line, `A file may have at most ${MAX_ROWS} rows.`)
      yield row
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(line, reasonOf(error))
    throw error
  } finally {
    file.destroy()
  }
}

const decodedAs = (encoding: Charset) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
    let isStart = true
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true })
      // A byte order mark may follow blank lines.
      const clean = isStart ? text.replace(/^\s+/, (start) => start.replaceAll('\uFEFF', '')) : text
      if (clean.trim() !== '') isStart = false
      yield clean
    }
    yield decoder.decode()
  }

function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `A row may have at most ${MAX_ROW_CHARACTERS} characters.`
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened here and never closed.'
  return 'Unexpected quotation mark. Inside a quoted cell, write it twice.'
}

/** A row with access to its cells by column name. */
export interface ProductSheetRow<Column extends string> {
  line: number
  /** The number of cells, which may differ from the header. */
  width: number
  read: number
  /** Undefined if the file lacks the column. */
  cell(column: Column): Cell | undefined
}
