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

/** A file of a form. It is stored on disk until the form has been processed. */
export interface Upload {
  path: string
  bytes: number
  /** True if the file exceeded the limit; only its beginning is stored. */
  isTooLarge: boolean
}

/** A multipart form: its text fields in order, its files by field name. */
export interface Form {
  texts: [name: string, text: string][]
  files: Map<string, Upload>
}

interface FormLimits {
  files: number
  fields: number
  /** Maximum size of one file in bytes. */
  fileSize: number
  /** Maximum size of the whole request in bytes. */
  total: number
}

const FIELD_BYTES = 64 * 1024
/** In bytes. Text fields are held in memory; the largest form that the field limits allow has half of this. */
const ALL_TEXTS = 1024 * 1024

/** Returns the folder for uploads; each form has a subfolder. */
export const uploadsIn = (dataDir: string) => join(dataDir, 'uploads')

/**
 * Reads a multipart form within limits, stores its files on disk and deletes them after `use`.
 * @throws Refusal 415 for another content type, 413 for a body that is too large, 400 for a malformed one
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
    // After another error the outcome is unknown, so the files stay for the sweep.
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
  let receivedBytes = 0
  const count = ({ length }: Buffer) => {
    receivedBytes += length
    if (receivedBytes > limits.total) stopping.abort(tooLarge())
  }

  const reading = readParts(request, limits, folder, stopping.signal)
  // Added after the parser's listener; otherwise the parser would miss the first bytes.
  raw.on('data', count)
  try {
    return await Promise.race([reading, stopped])
  } catch (error) {
    stopping.abort(error)
    reading.catch(() => {})
    // A client reads the response only after sending the whole body.
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
  let fileCount = 0
  const limits = { files, fields, parts: files + fields, fileSize, fieldSize: FIELD_BYTES }
  for await (const part of request.parts({ limits })) {
    stop.throwIfAborted()
    if (part.type === 'file') {
      const upload = await keep(part, join(folder, String(fileCount++)), stop)
      // Browsers send an empty part without a name for a file input without a file.
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

/** The parser's errors for a malformed body have no code. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal || 'code' in error) return error
  return refuse(`Multipart form parse error - ${error.message}`, 400, 'parse_error')
}
