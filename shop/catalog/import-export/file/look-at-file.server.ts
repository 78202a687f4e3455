import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** How letters are written as bytes: as everywhere today, or as programs for tables in Western Europe save "CSV". */
export type Charset = 'utf-8' | 'windows-1252'

/** What must be known of a CSV file before its first row can be read. */
export interface Look {
  bytes: number
  delimiter: string
  /** Undefined when its letters cannot be told. */
  encoding: Charset | undefined
}

/** Bytes that are no letter in Windows-1252: a file that has one of them was written in the East, or is no text. */
const UNASSIGNED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

/** Reads the whole file: an accent on its last line tells as much as one on its first. */
export async function lookAtFile(path: string): Promise<Look> {
  const { size } = await stat(path)
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const isUtf8 = (chunk?: Buffer) => doesNotThrow(() => utf8.decode(chunk, { stream: chunk !== undefined }))
  let first: Buffer | undefined
  let couldBe: Charset | undefined = 'utf-8'
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    first ??= chunk
    if (couldBe === 'utf-8' && !isUtf8(chunk)) couldBe = 'windows-1252'
    // Encodings of two bytes a letter have it between letters, and the database has no room for it.
    if (chunk.includes(0)) return { bytes: size, delimiter: ',', encoding: undefined }
  }
  if (couldBe === 'utf-8' && !isUtf8()) couldBe = 'windows-1252'
  if (couldBe === 'windows-1252' && (await hasAny(path, UNASSIGNED))) couldBe = undefined
  return { bytes: size, delimiter: delimiterOf(first?.toString('latin1') ?? ''), encoding: couldBe }
}

function doesNotThrow(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

async function hasAny(path: string, bytes: readonly number[]): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    if (bytes.some((byte) => chunk.includes(byte))) return true
  return false
}

/** Returns the separator of the line that Excel writes before the header, such as `sep=;`. */
export const separatorIn = (line: string): string | undefined => /^"?sep=([,;\t|])"?$/i.exec(line.trim() || line)?.[1]

function delimiterOf(beginning: string): string {
  // Of a byte order mark each byte is read as a character of its own here.
  const lines = beginning.replace(/\u00EF\u00BB\u00BF/g, '').split(/[\r\n]+/)
  const [first = ''] = lines.filter((line) => line.trim() !== '')
  const said = separatorIn(first)
  if (said !== undefined) return said
  // Names of columns have none of these in them.
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, columns: first.split(delimiter).length }))
  const [most] = counts.toSorted((one, other) => other.columns - one.columns)
  return most?.delimiter ?? ','
}
