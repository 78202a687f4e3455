import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { OWN_FILE, OWN_FOLDER } from '../start/private-folders.ts'
import { Refusal, refuse, tooLarge } from './refusal.ts'
import { unreadBody } from './unread-body.ts'

/** A file that came with a form. It waits on disk and is gone once the form was used. */
export interface Upload {
  path: string
  bytes: number
  /** Only its beginning was kept. */
  isTooLarge: boolean
}

/** A multipart form: its texts in the order in which they came, its files by their names. */
export interface Form {
  texts: [name: string, text: string][]
  files: Map<string, Upload>
}

interface FormLimits {
  files: number
  fields: number
  /** Bytes of one file. */
  fileSize: number
  /** Bytes of the whole request. */
  total: number
}

const FIELD_BYTES = 64 * 1024
/** Texts are kept in memory; the largest form that any limit of a field allows has half of this. */
const ALL_TEXTS = 1024 * 1024

/** Returns where uploads wait, each form in a folder of its own. */
export const uploadsIn = (dataDir: string) => join(dataDir, 'uploads')

/**
 * Reads a multipart form within limits, its files onto the disk, and hands it over for as long as it is used.
 * @throws Refusal 415 for another kind of body, 413 for one that is too large, 400 for one that is broken
 */
export async function withForm<T>(
  request: FastifyRequest,
  limits: FormLimits,
  dataDir: string,
  use: (form: Form) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw unreadBody(request)
  if (Number(request.headers['content-length'] ?? 0) > limits.total) throw tooLarge()

  const folder = join(uploadsIn(dataDir), randomUUID())
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const clear = () => rm(folder, { recursive: true, force: true })
  const form = await readForm(request, limits, folder).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  const result = await use(form).catch(async (error: unknown) => {
    // After any other failure it is not known what was done; what the folder says of it is read by the sweep.
    if (error instanceof Refusal) await clear()
    throw error
  })
  await clear()
  return result
}

async function readForm(request: FastifyRequest, limits: FormLimits, folder: string): Promise<Form> {
  const { raw } = request
  const stopping = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason))
  })
  let came = 0
  const count = ({ length }: Buffer) => {
    came += length
    if (came > limits.total) stopping.abort(tooLarge())
  }

  const reading = readParts(request, limits, folder, stopping.signal)
  // Only once the parser listens too, or the beginning would pass it by.
  raw.on('data', count)
  try {
    return await Promise.race([reading, stopped])
  } catch (error) {
    stopping.abort(error)
    reading.catch(() => {})
    // Who is still sending reads the answer only afterwards.
    raw.unpipe()
    raw.resume()
    throw asRefusal(error)
  } finally {
    raw.off('data', count)
  }
}

async function readParts(
  request: FastifyRequest,
  { files, fields, fileSize }: FormLimits,
  folder: string,
  stop: AbortSignal,
): Promise<Form> {
  const form: Form = { texts: [], files: new Map() }
  let characters = 0
  let kept = 0
  const limits = { files, fields, parts: files + fields, fileSize, fieldSize: FIELD_BYTES }
  for await (const part of request.parts({ limits })) {
    stop.throwIfAborted()
    if (part.type === 'file') {
      const upload = await keep(part, join(folder, String(kept++)), stop)
      // Browsers send this for a file input in which nothing was chosen.
      if (upload.bytes > 0 || part.filename) form.files.set(part.fieldname, upload)
      continue
    }
    const text = String(part.value ?? '')
    characters += text.length
    if (characters > ALL_TEXTS) throw tooLarge()
    form.texts.push([part.fieldname, text])
  }
  return form
}

async function keep({ file }: MultipartFile, path: string, signal: AbortSignal): Promise<Upload> {
  await pipeline(file, createWriteStream(path, { mode: OWN_FILE }), { signal })
  return { path, bytes: file.bytesRead, isTooLarge: file.truncated }
}

/** What the parser says of a broken body comes without a code, and is the sender's fault. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal || 'code' in error) return error
  return refuse(`Multipart form parse error - ${error.message}`, 400, 'parse_error')
}
