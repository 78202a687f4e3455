import { join } from 'node:path'
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

/** Returns whether a picture should exist. It is cheaper than a call to a bucket, which visitors could repeat. */
export type IsStored = (key: string) => Promise<boolean>

/** Sends one file of a picture; 404 if it doesn't exist. */
type SendMedia = (reply: FastifyReply, key: string, name: string) => FastifyReply

/**
 * A picture store. A key always identifies the same content, so pictures are put and removed but never changed.
 * Several processes use a store concurrently. `media.test.ts` tests all implementations.
 *
 * @throws MediaUnavailable from all methods if the store can't work at the moment
 */
export interface Media {
  /** Files of unfinished work. */
  work: WorkFiles
  /**
   * Stores all files of a picture or none, even after a kill or on a full disk. They are flushed to disk when it
   * resolves. Does nothing if the picture exists.
   */
  put(key: string, files: MediaFiles): Promise<void>
  /** Reads one file of a picture; undefined if it doesn't exist. */
  get(key: string, name: string): Promise<Buffer | undefined>
  /** Returns the names of a picture's files; empty if it doesn't exist. */
  names(key: string): Promise<string[]>
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
   * @param isStored may be called before an object store is
   */
  serve(app: FastifyInstance, isStored: IsStored): SendMedia
}

/**
 * Files of unfinished work, such as an uploaded import. Every process that uses the store can read them. A name is a
 * path of lower-case letters, digits, dots and slashes.
 * @throws MediaUnavailable from all methods if the store can't work at the moment
 */
export interface WorkFiles {
  /** Moves a local file into the store. */
  put(name: string, path: string): Promise<void>
  /**
   * Calls a function with the path of a local copy, which may be deleted afterwards.
   * @param use gets undefined if the file doesn't exist
   */
  use<T>(name: string, use: (path: string | undefined) => Promise<T>): Promise<T>
  /** Does nothing if the file doesn't exist. */
  remove(name: string): Promise<void>
  /** Lists the files of a folder, including those of running and interrupted puts. */
  list(folder: string): AsyncIterable<MediaEntry>
}

/** Returns the folder for local copies of work files in a bucket. The sweep removes those of killed processes. */
export const workCopiesIn = (dataDir: string) => join(dataDir, 'work')

/** The store is full, inaccessible or unreachable; the picture is not at fault. See `cause`. */
export class MediaUnavailable extends Error {
  override name = 'MediaUnavailable'
}
