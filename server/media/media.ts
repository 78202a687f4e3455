import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * The files of a picture by name; the extension determines the type (`320.webp`). Identical buffers may be stored
 * once.
 */
export type MediaFiles = ReadonlyMap<string, Buffer>

/** An entry of a store: a picture's key, or the name of an unfinished call's remains. */
export interface MediaEntry {
  name: string
  since: Date
}

/** Sends one file of a picture; 404 if it doesn't exist. */
type SendMedia = (reply: FastifyReply, key: string, name: string) => FastifyReply

/**
 * A picture store. A key always stands for the same content, so pictures are put and removed but never changed.
 * Several processes use a store concurrently. `media.test.ts` tests all implementations.
 *
 * @throws MediaUnavailable from all methods if the store can't work at the moment
 */
export interface Media {
  /**
   * Stores all files of a picture or none, even after a kill or on a full disk. They are flushed to disk when it
   * resolves. Does nothing if the picture exists.
   */
  put(key: string, files: MediaFiles): Promise<void>
  /** Reads one file of a picture; undefined if it doesn't exist. */
  get(key: string, name: string): Promise<Buffer | undefined>
  /**
   * Lists the complete pictures, or the unfinished puts and removals, including running ones. Other processes may
   * change the store meanwhile.
   */
  list(what: 'whole' | 'unfinished'): AsyncIterable<MediaEntry>
  /** Removes all files of a picture or none, or an unfinished entry. Does nothing if it doesn't exist. */
  remove(name: string): Promise<void>
  /**
   * Sets up the delivery of pictures; call once. Responses have type, length and validators, support ranges and are
   * cacheable for ever.
   */
  serve(app: FastifyInstance): SendMedia
}

/** The store is full, inaccessible or unreachable; the picture is not at fault. See `cause`. */
export class MediaUnavailable extends Error {
  override name = 'MediaUnavailable'
}
