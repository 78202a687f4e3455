import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

/** A multipart form: its texts and files by their names. A file that is larger than allowed is undefined. */
export interface Form {
  texts: Record<string, string>
  files: Map<string, Buffer | undefined>
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

/**
 * Reads a multipart form into memory, within limits.
 * @throws Refusal 415 for another kind of body, 413 for one that is too large, 400 for one that is broken
 */
export async function readForm(request: FastifyRequest, { files, fields, fileSize, total }: FormLimits): Promise<Form> {
  if (!request.isMultipart())
    throw refuse(`Unsupported media type "${request.headers['content-type'] ?? ''}" in request.`, 415)
  if (Number(request.headers['content-length'] ?? 0) > total) throw refuse('Request body is too large.', 413)

  const form: Form = { texts: Object.create(null), files: new Map() }
  const limits = { files, fields, parts: files + fields, fileSize, fieldSize: FIELD_BYTES }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') form.texts[part.fieldname] = String(part.value ?? '')
    else form.files.set(part.fieldname, await readFile(part.file))
  }
  return form
}

async function readFile(file: AsyncIterable<Buffer> & { truncated: boolean }): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  return file.truncated ? undefined : Buffer.concat(chunks)
}
