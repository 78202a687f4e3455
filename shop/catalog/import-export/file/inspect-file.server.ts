import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** The encoding: UTF-8, or Windows-1252 as Western European spreadsheets save "CSV". */
export type Charset = 'utf-8' | 'windows-1252'

/** The properties of a CSV file that are needed to read its rows. */
export interface FileFormat {
  bytes: number
  delimiter: string
  /** Undefined if the encoding is not recognised. */
  encoding: Charset | undefined
}

/** Bytes not assigned in Windows-1252. A file that contains one has another encoding or is not text. */
const UNASSIGNED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

/** Reads the whole file, because an accent on the last line can decide the encoding. */
export async function inspectFile(path: string): Promise<FileFormat> {
  const { size } = await stat(path)
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const isUtf8 = (chunk?: Buffer) => doesNotThrow(() => utf8.decode(chunk, { stream: chunk !== undefined }))
  let first: Buffer | undefined
  let encoding: Charset | undefined = 'utf-8'
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    first ??= chunk
    if (encoding === 'utf-8' && !isUtf8(chunk)) encoding = 'windows-1252'
    // NUL occurs in UTF-16, and PostgreSQL does not accept it.
    if (chunk.includes(0)) return { bytes: size, delimiter: ',', encoding: undefined }
  }
  if (encoding === 'utf-8' && !isUtf8()) encoding = 'windows-1252'
  if (encoding === 'windows-1252' && (await hasAny(path, UNASSIGNED))) encoding = undefined
  return { bytes: size, delimiter: delimiterOf(first?.toString('latin1') ?? ''), encoding }
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

/** Returns the separator from the line that Excel writes before the header, such as `sep=;`. */
export const separatorIn = (line: string): string | undefined => /^"?sep=([,;\t|])"?$/i.exec(line.trim() || line)?.[1]

function delimiterOf(beginning: string): string {
  // In Latin-1 the three bytes of a byte order mark are three characters.
  const lines = beginning.replace(/\u00EF\u00BB\u00BF/g, '').split(/[\r\n]+/)
  const [first = ''] = lines.filter((line) => line.trim() !== '')
  const separator = separatorIn(first)
  if (separator !== undefined) return separator
  // Column names contain none of these characters.
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, columns: first.split(delimiter).length }))
  const [most] = counts.toSorted((one, other) => other.columns - one.columns)
  return most?.delimiter ?? ','
}
